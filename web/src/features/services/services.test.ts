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
])("the address of %j is its name in lower case, with dashes, its & kept", (name, address) => {
  expect(servicePath(name)).toBe(address)
})

test("in English the pages bear the names that their addresses are made from", () => {
  for (const kind of ["professional", "audit"] as const) {
    expect(servicesEn.offer[kind].name).toBe(serviceNames[kind])
    expect(detailsEn[kind].name).toBe(serviceNames[kind])
    expect(detailsEn[kind].title).toBe(`Details of ${serviceNames[kind]}`)
  }
})

test.each([
  ["English", detailsEn],
  ["Bengali", detailsBn],
])("in %s each of the five tiers says something to each of the six rows", (_, { professional, audit }) => {
  for (const { tiers, rows } of [professional, audit]) {
    expect(tiers).toHaveLength(5)
    // The spans of service-page.tsx are made for six: with another number the cards' rows would not meet side by side.
    expect(rows).toHaveLength(6)
    for (const { features } of tiers) expect(features).toHaveLength(rows.length)
  }
})

test("both languages list the same programmes, in the same state, and ten steps", () => {
  const states = ({ training }: typeof servicesBn) => training.programmes.map(({ isRunning }) => isRunning)
  expect(states(servicesBn)).toEqual(states(servicesEn))
  expect(states(servicesEn).length).toBeGreaterThanOrEqual(8)
  expect(servicesEn.procedure.steps).toHaveLength(10)
  expect(servicesBn.procedure.steps).toHaveLength(10)
})
