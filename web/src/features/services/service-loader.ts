import type { LoaderFunctionArgs } from "react-router"
import { paths } from "#paths.ts"
import { loaderContext, notFound } from "#rendering/loader-context.ts"
import { services } from "#site/services.ts"

const words = { en: () => import("#site/en/service-details.ts"), bn: () => import("#site/bn/service-details.ts") }

/** A service by the last part of its address, in which `%26` has been read as `&`. */
export async function serviceLoader({ context, params }: LoaderFunctionArgs) {
  const { language } = context.get(loaderContext)
  const asked = services.find(({ page }) => page === `${paths.services}/${params.serviceId}`)
  if (!asked?.page) throw notFound()
  const { professional, audit, ...texts } = (await words[language]()).serviceDetails
  return { texts, service: { professional, audit }[asked.kind] }
}
