/** What the addresses of the services are made from, in every language. */
export const serviceNames = {
  professional: "Professional Services",
  audit: "Security Auditing & Consultation",
}

export const serviceMarks = {
  professional: "/site/services.svg#service-professional",
  audit: "/site/services.svg#service-audit",
  training: "/site/services.svg#service-training",
}
