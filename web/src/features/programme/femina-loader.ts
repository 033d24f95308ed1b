import type { LoaderFunctionArgs } from "react-router"
import { visitContext } from "#visit.ts"

const words = { en: () => import("#site/en/femina.ts"), bn: () => import("#site/bn/femina.ts") }

export async function feminaLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(visitContext)
  const { femina: texts } = await words[language]()
  return { texts }
}
