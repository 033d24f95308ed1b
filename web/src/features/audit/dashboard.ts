import { getAuditEntries } from "contract"
import type { DashboardFeature } from "#dashboard/feature.ts"
import { paths } from "#paths.ts"

export const audit = {
  screens: [
    {
      path: paths.auditLog,
      label: { en: "Audit Log", bn: "অডিট লগ" },
      needs: getAuditEntries,
      place: "records",
      order: 140,
    },
  ],
} satisfies DashboardFeature
