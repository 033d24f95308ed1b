import type { LoaderFunctionArgs } from "react-router"
import { loaderContext } from "#rendering/loader-context.ts"

const words = {
  en: () => Promise.all([import("#site/en/privacy.ts"), import("#site/en/policy.ts")]),
  bn: () => Promise.all([import("#site/bn/privacy.ts"), import("#site/bn/policy.ts")]),
}

export async function privacyLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(loaderContext)
  const [{ privacy }, { policyWords }] = await words[language]()
  return { policy: privacy, words: policyWords }
}
