import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const certificate = {
  pages: [
    {
      path: paths.verifyCertificate,
      file: "certificate/verify-page.tsx",
      load: () => import("./verify-page.tsx"),
      reads: { no: "any" },
      link: { place: "header", order: 30, label: { en: "Verify Certificate", bn: "সনদ যাচাই" } },
    },
  ],
  screens: [
    { path: paths.manageCertificates, lazy: () => import("./manage.tsx") },
    { path: paths.certificate, lazy: () => import("./record.tsx") },
    { path: paths.myCertificates, lazy: () => import("./own.tsx") },
    { path: paths.importCertificates, lazy: () => import("./import-certificates.tsx") },
  ],
} satisfies FeaturePages
