import { getDeletions } from "contract"
import type { DashboardFeature } from "#dashboard/feature.ts"
import { deletionTexts } from "#i18n/screens/deletion.ts"
import { paths } from "#paths.ts"

export const bin = {
  screens: [
    {
      path: paths.bin,
      label: { en: deletionTexts.en.bin, bn: deletionTexts.bn.bin },
      needs: getDeletions,
      place: "records",
      order: 135,
    },
  ],
} satisfies DashboardFeature
