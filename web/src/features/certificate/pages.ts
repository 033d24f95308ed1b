import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const certificate = {
  pages: [
    {
      path: paths.verifyCertificate,
      file: "certificate/verify/verify-page.tsx",
      load: () => import("./verify/verify-page.tsx"),
      reads: { no: "any" },
      link: { place: "header", order: 30, label: { en: "Verify Certificate", bn: "সনদ যাচাই" } },
    },
    {
      path: paths.verifyMany,
      file: "certificate/verify-many/verify-many-page.tsx",
      load: () => import("./verify-many/verify-many-page.tsx"),
    },
    {
      path: paths.verifyFile,
      file: "certificate/verify-file/verify-file-page.tsx",
      load: () => import("./verify-file/verify-file-page.tsx"),
    },
  ],
  screens: [
    { path: paths.manageCertificates, lazy: () => import("./list/manage.tsx") },
    { path: paths.certificate, lazy: () => import("./record/record.tsx") },
    { path: paths.myCertificates, lazy: () => import("./own/own.tsx") },
    { path: paths.importCertificates, lazy: () => import("./import/import-certificates.tsx") },
    { path: paths.signatory, lazy: () => import("./signatory/signatory.tsx") },
  ],
} satisfies FeaturePages
