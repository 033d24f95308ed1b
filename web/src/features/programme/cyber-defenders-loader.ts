import type { LoaderFunctionArgs } from "react-router"
import { loaderContext } from "#rendering/loader-context.ts"

const words = { en: () => import("#site/en/cyber-defenders.ts"), bn: () => import("#site/bn/cyber-defenders.ts") }

export async function cyberDefendersLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(loaderContext)
  const [{ cyberDefenders: texts }, { uniqueInstitutions }] = await Promise.all([
    words[language](),
    import("#site/institutions.ts"),
  ])
  return { texts, university: uniqueInstitutions("university"), college: uniqueInstitutions("college") }
}
