import {
  getSiteAccreditations,
  getSiteHero,
  getSiteInstitutions,
  getSitePartners,
  getSitePaymentWays,
  getSiteTrainings,
  resetSiteAccreditations,
  resetSiteHero,
  resetSiteInstitutions,
  resetSitePartners,
  resetSitePaymentWays,
  resetSiteTrainings,
  type SiteList,
  UpdateAccreditations,
  UpdateHero,
  UpdateInstitutions,
  UpdatePartners,
  UpdatePaymentWays,
  UpdateTrainings,
  updateSiteAccreditations,
  updateSiteHero,
  updateSiteInstitutions,
  updateSitePartners,
  updateSitePaymentWays,
  updateSiteTrainings,
} from "contract"
import type { ReactNode } from "react"
import { injectCalls } from "#api/calls.ts"
import { InstitutionFile } from "./institution-file.tsx"
import { ListScreen } from "./list-form.tsx"

const calls = injectCalls({
  ...{ getSiteHero, getSitePartners, getSiteAccreditations },
  ...{ getSiteInstitutions, getSiteTrainings, getSitePaymentWays },
})
/** The screens of the lists. */
export const lists: Readonly<Record<SiteList, () => ReactNode>> = {
  hero: () => (
    <ListScreen
      list="hero"
      useList={calls.useGetSiteHeroQuery}
      useRead={calls.useLazyGetSiteHeroQuery}
      {...{ form: UpdateHero, update: updateSiteHero, reset: resetSiteHero }}
    />
  ),
  partners: () => (
    <ListScreen
      list="partners"
      useList={calls.useGetSitePartnersQuery}
      useRead={calls.useLazyGetSitePartnersQuery}
      {...{ form: UpdatePartners, update: updateSitePartners, reset: resetSitePartners }}
    />
  ),
  accreditations: () => (
    <ListScreen
      list="accreditations"
      useList={calls.useGetSiteAccreditationsQuery}
      useRead={calls.useLazyGetSiteAccreditationsQuery}
      {...{ form: UpdateAccreditations, update: updateSiteAccreditations, reset: resetSiteAccreditations }}
    />
  ),
  institutions: () => (
    <ListScreen
      list="institutions"
      useList={calls.useGetSiteInstitutionsQuery}
      useRead={calls.useLazyGetSiteInstitutionsQuery}
      {...{ form: UpdateInstitutions, update: updateSiteInstitutions, reset: resetSiteInstitutions }}
      tools={(items, replace) => <InstitutionFile items={items as never} replace={replace as never} />}
    />
  ),
  trainings: () => (
    <ListScreen
      list="trainings"
      useList={calls.useGetSiteTrainingsQuery}
      useRead={calls.useLazyGetSiteTrainingsQuery}
      {...{ form: UpdateTrainings, update: updateSiteTrainings, reset: resetSiteTrainings }}
    />
  ),
  paymentWays: () => (
    <ListScreen
      list="paymentWays"
      useList={calls.useGetSitePaymentWaysQuery}
      useRead={calls.useLazyGetSitePaymentWaysQuery}
      {...{ form: UpdatePaymentWays, update: updateSitePaymentWays, reset: resetSitePaymentWays }}
    />
  ),
}
