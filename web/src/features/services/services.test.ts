import { expect, test } from "vitest"
import { servicePath } from "#paths.ts"
import { serviceDetails as detailsBn } from "#site/bn/service-details.ts"
import { services as servicesBn } from "#site/bn/services.ts"
import { serviceDetails as detailsEn } from "#site/en/service-details.ts"
import { services as servicesEn } from "#site/en/services.ts"
import { serviceNames } from "#site/services.ts"

test.each([
  ["Professional Services", "/our-services/professional-services"],
  ["Security Auditing & Consultation", "/our-services/security-auditing-&-consultation"],
  [" Two  Words ", "/our-services/two-words"],
])("the path of %j is its name in lower case with dashes, including any &", (name, path) => {
  expect(servicePath(name)).toBe(path)
})

test("the English pages have the names that their paths are made from", () => {
  for (const kind of ["professional", "audit"] as const) {
    expect(servicesEn.offer[kind].name).toBe(serviceNames[kind])
    expect(detailsEn[kind].name).toBe(serviceNames[kind])
    expect(detailsEn[kind].title).toBe(`Details of ${serviceNames[kind]}`)
  }
})

test.each([
  ["English", detailsEn],
  ["Bengali", detailsBn],
])("in %s each of the five tiers has a text for each of the six rows", (_, { professional, audit }) => {
  for (const { tiers, rows } of [professional, audit]) {
    expect(tiers).toHaveLength(5)
    // The row spans in service-page.tsx are for six rows: with another number the rows of the cards would not align.
    expect(rows).toHaveLength(6)
    for (const { features } of tiers) expect(features).toHaveLength(rows.length)
  }
})

test("both languages list the ten steps", () => {
  expect(servicesEn.procedure.steps).toHaveLength(10)
  expect(servicesBn.procedure.steps).toHaveLength(10)
})
