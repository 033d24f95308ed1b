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
    {
      path: paths.verifyMany,
      file: "certificate/verify-many-page.tsx",
      load: () => import("./verify-many-page.tsx"),
    },
    {
      path: paths.verifyFile,
      file: "certificate/verify-file-page.tsx",
      load: () => import("./verify-file-page.tsx"),
    },
  ],
  screens: [
    { path: paths.manageCertificates, lazy: () => import("./manage.tsx") },
    { path: paths.certificate, lazy: () => import("./record.tsx") },
    { path: paths.myCertificates, lazy: () => import("./own.tsx") },
    { path: paths.importCertificates, lazy: () => import("./import-certificates.tsx") },
    { path: paths.signatory, lazy: () => import("./signatory.tsx") },
  ],
} satisfies FeaturePages
