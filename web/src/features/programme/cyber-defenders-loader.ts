import type { LoaderFunctionArgs } from "react-router"
import { uniqueInstitutions } from "#site/institutions.ts"
import { visitContext } from "#visit.ts"

export async function cyberDefendersLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(visitContext)
  const { cyberDefenders: texts } = await (language === "bn"
    ? import("#site/bn/cyber-defenders.ts")
    : import("#site/en/cyber-defenders.ts"))
  return { texts, university: uniqueInstitutions("university"), college: uniqueInstitutions("college") }
}
