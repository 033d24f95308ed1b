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
import { InstitutionFile } from "./institution-file.tsx"
import { listScreen } from "./list-form.tsx"

/** The screens of the lists. */
export const lists: Readonly<Record<SiteList, () => ReactNode>> = {
  hero: listScreen("hero", { get: getSiteHero, update: updateSiteHero, reset: resetSiteHero, form: UpdateHero }),
  partners: listScreen("partners", {
    ...{ get: getSitePartners, update: updateSitePartners, reset: resetSitePartners },
    form: UpdatePartners,
  }),
  accreditations: listScreen("accreditations", {
    ...{ get: getSiteAccreditations, update: updateSiteAccreditations, reset: resetSiteAccreditations },
    form: UpdateAccreditations,
  }),
  institutions: listScreen("institutions", {
    ...{ get: getSiteInstitutions, update: updateSiteInstitutions, reset: resetSiteInstitutions },
    form: UpdateInstitutions,
    tools: (items, replace) => <InstitutionFile items={items as never} replace={replace as never} />,
  }),
  trainings: listScreen("trainings", {
    ...{ get: getSiteTrainings, update: updateSiteTrainings, reset: resetSiteTrainings },
    form: UpdateTrainings,
  }),
  paymentWays: listScreen("paymentWays", {
    ...{ get: getSitePaymentWays, update: updateSitePaymentWays, reset: resetSitePaymentWays },
    form: UpdatePaymentWays,
  }),
}
