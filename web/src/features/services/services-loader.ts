import type { LoaderFunctionArgs } from "react-router"
import { loaderContext } from "#rendering/loader-context.ts"

const words = { en: () => import("#site/en/services.ts"), bn: () => import("#site/bn/services.ts") }

export async function servicesLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(loaderContext)
  const { services: texts } = await words[language]()
  return { texts }
}
