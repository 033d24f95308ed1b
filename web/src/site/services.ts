import { servicePath } from "#paths.ts"

/** The paths of the services' own pages are made from these names, in every language. */
export const serviceNames = { professional: "Professional Services", audit: "Security Auditing & Consultation" }

const sprite = "/site/services.svg"

/** In the order in which they are shown. The one without a page links to the chat. */
export const services = [
  { kind: "professional", mark: `${sprite}#service-professional`, page: servicePath(serviceNames.professional) },
  { kind: "audit", mark: `${sprite}#service-audit`, page: servicePath(serviceNames.audit) },
  { kind: "training", mark: `${sprite}#service-training`, page: null },
] as const
