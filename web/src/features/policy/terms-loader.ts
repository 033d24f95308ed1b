import type { LoaderFunctionArgs } from "react-router"
import { visitContext } from "#visit.ts"

const words = {
  en: () => Promise.all([import("#site/en/terms.ts"), import("#site/en/policy.ts")]),
  bn: () => Promise.all([import("#site/bn/terms.ts"), import("#site/bn/policy.ts")]),
}

export async function termsLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(visitContext)
  const [{ terms }, { policyWords }] = await words[language]()
  return { policy: terms, words: policyWords }
}
