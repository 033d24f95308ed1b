import type { LoaderFunctionArgs } from "react-router"
import { visitContext } from "#visit.ts"

export async function termsLoader({ context }: LoaderFunctionArgs) {
  const isBengali = context.get(visitContext).language === "bn"
  const [{ terms }, { policyWords }] = await (isBengali
    ? Promise.all([import("#site/bn/terms.ts"), import("#site/bn/policy.ts")])
    : Promise.all([import("#site/en/terms.ts"), import("#site/en/policy.ts")]))
  return { policy: terms, words: policyWords }
}
