import type { LoaderFunctionArgs } from "react-router"
import { paths, serviceAddress } from "#paths.ts"
import { serviceNames } from "#site/services.ts"
import { notFound, visitContext } from "#visit.ts"

export async function serviceLoader({ context, params }: LoaderFunctionArgs) {
  const { language } = context.get(visitContext)
  const kind = serviceWith(params.serviceId ?? "")
  if (!kind) throw notFound()
  const { serviceDetails } =
    language === "bn" ? await import("#site/bn/service-details.ts") : await import("#site/en/service-details.ts")
  const { professional, audit, ...texts } = serviceDetails
  return { texts, service: kind === "professional" ? professional : audit }
}

/** By the last part of its address, in which `%26` has been read as `&`. */
function serviceWith(id: string) {
  return (["professional", "audit"] as const).find(
    (kind) => serviceAddress(serviceNames[kind]) === `${paths.services}/${id}`,
  )
}
