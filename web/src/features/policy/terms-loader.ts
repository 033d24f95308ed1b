import type { LoaderFunctionArgs } from "react-router"
import { loaderContext } from "#rendering/loader-context.ts"

const words = {
  en: () => Promise.all([import("#site/en/terms.ts"), import("#site/en/policy.ts")]),
  bn: () => Promise.all([import("#site/bn/terms.ts"), import("#site/bn/policy.ts")]),
}

export async function termsLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(loaderContext)
  const [{ terms }, { policyWords }] = await words[language]()
  return { policy: terms, words: policyWords }
}
