import type { LoaderFunctionArgs } from "react-router"
import { visitContext } from "#visit.ts"

export async function ambassadorLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(visitContext)
  const { ambassador: texts } = await (language === "bn"
    ? import("#site/bn/ambassador.ts")
    : import("#site/en/ambassador.ts"))
  return { texts }
}
