import {
  type Call,
  getOutdatedTexts,
  getSiteSections,
  type SiteList,
  siteLists,
  updateAnnouncement,
  updateSiteAccreditations,
  updateSiteContact,
  updateSiteHero,
  updateSiteInstitutions,
  updateSiteLegal,
  updateSiteNumbers,
  updateSitePartners,
  updateSitePaymentWays,
  updateSiteTrainings,
} from "contract"
import type { DashboardFeature } from "#dashboard/feature.ts"
import { sectionPaths } from "#dashboard/section-paths.ts"
import { paths } from "#paths.ts"
import { listNames } from "./list/list-names.ts"

const updates: Record<SiteList, Pick<Call, "access">> = {
  ...{
    hero: updateSiteHero,
    numbers: updateSiteNumbers,
    partners: updateSitePartners,
    accreditations: updateSiteAccreditations,
  },
  ...{ institutions: updateSiteInstitutions, trainings: updateSiteTrainings, paymentWays: updateSitePaymentWays },
}

export const site = {
  screens: [
    {
      path: paths.manageSite,
      label: { en: "Manage Site", bn: "সাইট সাজান" },
      needs: getSiteSections,
      place: "website",
      order: 95,
    },
    {
      path: paths.translations,
      label: { en: "Translations", bn: "অনুবাদ" },
      needs: getOutdatedTexts,
      place: "website",
      order: 95.8,
    },
    {
      path: sectionPaths.announcement,
      label: { en: "Banner and popup", bn: "ব্যানার ও পপআপ" },
      needs: updateAnnouncement,
      place: "elsewhere",
      order: 96,
      parent: paths.manageSite,
    },
    {
      path: sectionPaths.contact,
      label: { en: "Contact and links", bn: "যোগাযোগ ও লিংক" },
      needs: updateSiteContact,
      place: "elsewhere",
      order: 97,
      parent: paths.manageSite,
    },
    {
      path: sectionPaths.legal,
      label: { en: "Legal data", bn: "আইনি তথ্য" },
      needs: updateSiteLegal,
      place: "elsewhere",
      order: 97.5,
      parent: paths.manageSite,
    },
    ...siteLists.map((list, index) => ({
      path: sectionPaths[list],
      label: { en: listNames.en[list], bn: listNames.bn[list] },
      needs: updates[list],
      place: "elsewhere" as const,
      order: 98 + index / 10,
      parent: paths.manageSite,
    })),
  ],
} satisfies DashboardFeature
