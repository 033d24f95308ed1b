import { getSiteSections, updateAnnouncement, updateSiteContact } from "contract"
import type { DashboardFeature } from "#dashboard/feature.ts"
import { paths } from "#paths.ts"

export const site = {
  screens: [
    {
      path: paths.manageSite,
      label: { en: "Manage Site", bn: "সাইট সাজান" },
      needs: getSiteSections,
      place: "more",
      order: 95,
    },
    {
      path: paths.announcement,
      label: { en: "Banner and popup", bn: "ব্যানার ও পপআপ" },
      needs: updateAnnouncement,
      place: "elsewhere",
      order: 96,
      parent: paths.manageSite,
    },
    {
      path: paths.siteContact,
      label: { en: "Contact and links", bn: "যোগাযোগ ও লিংক" },
      needs: updateSiteContact,
      place: "elsewhere",
      order: 97,
      parent: paths.manageSite,
    },
  ],
} satisfies DashboardFeature
