import type { SiteSection } from "contract"
import { paths } from "#paths.ts"

const at = (name: string) => `${paths.manageSite}/${name}`

export const sectionPaths: Readonly<Record<SiteSection, string>> = {
  ...{
    announcement: at("announcement"),
    contact: at("contact"),
    legal: at("legal"),
    hero: at("hero"),
    numbers: at("numbers"),
    partners: at("partners"),
  },
  ...{ accreditations: at("accreditations"), institutions: at("institutions") },
  ...{ trainings: at("trainings"), paymentWays: at("payment-ways") },
}
