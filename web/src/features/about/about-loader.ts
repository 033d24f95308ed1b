import type { LoaderFunctionArgs } from "react-router"
import { visitContext } from "#visit.ts"

const words = { en: () => import("#site/en/about.ts"), bn: () => import("#site/bn/about.ts") }

export async function aboutLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(visitContext)
  const { about: texts } = await words[language]()
  return { texts }
}
