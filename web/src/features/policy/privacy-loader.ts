import type { LoaderFunctionArgs } from "react-router"
import { visitContext } from "#visit.ts"

export async function privacyLoader({ context }: LoaderFunctionArgs) {
  const isBengali = context.get(visitContext).language === "bn"
  const [{ privacy }, { policyWords }] = await (isBengali
    ? Promise.all([import("#site/bn/privacy.ts"), import("#site/bn/policy.ts")])
    : Promise.all([import("#site/en/privacy.ts"), import("#site/en/policy.ts")]))
  return { policy: privacy, words: policyWords }
}
