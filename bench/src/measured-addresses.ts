import { numberAt } from "./certificate-series.ts"
import { seededSeries } from "./seed.ts"

export const addresses = {
  verification: (index: number) => `/api/certificates/verify/${numberAt(seededSeries, index)}`,
  constantVerification: "/constant/verification",
  page: "/verify-certificate",
  constantPage: "/constant/page",
  constantBrotliPage: "/constant/page-br",
}
