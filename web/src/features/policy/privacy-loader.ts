import type { LoaderFunctionArgs } from "react-router"
import { visitContext } from "#visit.ts"

const words = {
  en: () => Promise.all([import("#site/en/privacy.ts"), import("#site/en/policy.ts")]),
  bn: () => Promise.all([import("#site/bn/privacy.ts"), import("#site/bn/policy.ts")]),
}

export async function privacyLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(visitContext)
  const [{ privacy }, { policyWords }] = await words[language]()
  return { policy: privacy, words: policyWords }
}
