import type { LoaderFunctionArgs } from "react-router"
import { loaderContext } from "#rendering/loader-context.ts"

const words = { en: () => import("#site/en/femina.ts"), bn: () => import("#site/bn/femina.ts") }

export async function feminaLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(loaderContext)
  const { femina: texts } = await words[language]()
  return { texts }
}
