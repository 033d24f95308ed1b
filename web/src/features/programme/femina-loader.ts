import type { LoaderFunctionArgs } from "react-router"
import { visitContext } from "#visit.ts"

export async function feminaLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(visitContext)
  const { femina: texts } = await (language === "bn" ? import("#site/bn/femina.ts") : import("#site/en/femina.ts"))
  return { texts }
}
