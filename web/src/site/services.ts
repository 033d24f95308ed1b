import { servicePath } from "#paths.ts"

/** What the addresses of the services' own pages are made from, in every language. */
export const serviceNames = {
  professional: "Professional Services",
  audit: "Security Auditing & Consultation",
}

const sprite = "/site/services.svg"

/** As they are shown, one after the other. The one without a page is talked about in a chat. */
export const services = [
  {
    kind: "professional",
    mark: `${sprite}#service-professional`,
    page: servicePath(serviceNames.professional),
  },
  { kind: "audit", mark: `${sprite}#service-audit`, page: servicePath(serviceNames.audit) },
  { kind: "training", mark: `${sprite}#service-training`, page: null },
] as const
