import type { LoaderFunctionArgs } from "react-router"
import { visitContext } from "#visit.ts"

export async function aboutLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(visitContext)
  const { about: texts } = await (language === "bn" ? import("#site/bn/about.ts") : import("#site/en/about.ts"))
  return { texts }
}
