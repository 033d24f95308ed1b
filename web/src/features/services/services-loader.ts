import type { LoaderFunctionArgs } from "react-router"
import { visitContext } from "#visit.ts"

const words = { en: () => import("#site/en/services.ts"), bn: () => import("#site/bn/services.ts") }

export async function servicesLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(visitContext)
  const { services: texts } = await words[language]()
  return { texts }
}
