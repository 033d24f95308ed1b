import type { LoaderFunctionArgs } from "react-router"
import { visitContext } from "#visit.ts"

const words = { en: () => import("#site/en/ambassador.ts"), bn: () => import("#site/bn/ambassador.ts") }

export async function ambassadorLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(visitContext)
  const { ambassador: texts } = await words[language]()
  return { texts }
}
