import {
  type SiteList,
  siteLists,
  UpdateAccreditations,
  UpdateHero,
  UpdateInstitutions,
  UpdateNumbers,
  UpdatePartners,
  UpdatePaymentWays,
  UpdateTrainings,
} from "contract"
import { expect, test } from "vitest"
import { siteContent } from "#site/facts.ts"

const forms = {
  ...{ hero: UpdateHero, numbers: UpdateNumbers, partners: UpdatePartners, accreditations: UpdateAccreditations },
  ...{ institutions: UpdateInstitutions, trainings: UpdateTrainings, paymentWays: UpdatePaymentWays },
}
const counts: Record<SiteList, number> = {
  ...{ hero: 7, numbers: 4, partners: 9, accreditations: 4, institutions: 30, trainings: 12, paymentWays: 4 },
}

test.each(siteLists)("the shipped %s can be saved as they are, and have all texts in both languages", (list) => {
  const content = siteContent[list]
  expect(content.items).toHaveLength(counts[list])
  expect(forms[list].parse(content)).toEqual(content)
  for (const { en, ...item } of content.items)
    for (const [field, text] of Object.entries(en)) {
      expect(text).toMatch(/^[^\u0980-\u09ff]+$/)
      expect(item).toHaveProperty(field, expect.stringMatching(/\S/))
    }
})
