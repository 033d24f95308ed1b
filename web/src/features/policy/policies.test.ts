import { describe, expect, test } from "vitest"
import { privacy as privacyBn } from "#site/bn/privacy.ts"
import { terms as termsBn } from "#site/bn/terms.ts"
import { privacy as privacyEn } from "#site/en/privacy.ts"
import { terms as termsEn } from "#site/en/terms.ts"

describe.each([
  ["the terms", termsEn, termsBn],
  ["the privacy policy", privacyEn, privacyBn],
])("%s", (_, en, bn) => {
  test("have the same sections in both languages, without duplicates, with the contact last", () => {
    const ids = en.sections.map(({ id }) => id)
    expect(bn.sections.map(({ id }) => id)).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.at(-1)).toBe("contact")
  })

  test("have the same structure of each section in both languages", () => {
    const shape = ({ sections }: typeof en) =>
      sections.map(({ id, text = [], points = [], after }) => [id, text.length, points.length, Boolean(after)])
    expect(shape(bn)).toEqual(shape(en))
  })
})
