import type { LoaderFunctionArgs } from "react-router"
import { visitContext } from "#visit.ts"

export async function servicesLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(visitContext)
  const { services } = language === "bn" ? await import("#site/bn/services.ts") : await import("#site/en/services.ts")
  return { texts: services }
}
