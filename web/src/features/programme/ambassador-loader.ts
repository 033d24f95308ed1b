import type { LoaderFunctionArgs } from "react-router"
import { loaderContext } from "#rendering/loader-context.ts"

const words = { en: () => import("#site/en/ambassador.ts"), bn: () => import("#site/bn/ambassador.ts") }

export async function ambassadorLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(loaderContext)
  const { ambassador: texts } = await words[language]()
  return { texts }
}
