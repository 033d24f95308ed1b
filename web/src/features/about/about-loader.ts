import type { LoaderFunctionArgs } from "react-router"
import { loaderContext } from "#rendering/loader-context.ts"

const words = { en: () => import("#site/en/about.ts"), bn: () => import("#site/bn/about.ts") }

export async function aboutLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(loaderContext)
  const { about: texts } = await words[language]()
  return { texts }
}
