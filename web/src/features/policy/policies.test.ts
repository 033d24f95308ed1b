import { binDays, retention, toBengaliDigits } from "contract"
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

test.for([
  ["en", privacyEn, (text: string) => text],
  ["bn", privacyBn, toBengaliDigits],
] as const)("the privacy policy in “%s” has the periods that the server obeys", ([, { sections }, digits]) => {
  const points = sections.find(({ id }) => id === "kept")?.points ?? []
  const numbers = points.map(({ text }) => text.match(/[\d০-৯]+/g) ?? [])
  const { sessionIdleDays, sessionDays, officeIdleMinutes, officeSessionHours } = retention
  const { failedSignInMinutes, mailDays, callResultHours, backups, requestLogDays } = retention
  const { unusedAccountDays, unusedAccountWarningDays } = retention
  const expected = [
    ...[
      [unusedAccountDays, unusedAccountWarningDays],
      [sessionIdleDays, sessionDays, officeIdleMinutes, officeSessionHours],
      [],
    ],
    ...[[failedSignInMinutes], [30, 7], [mailDays], [callResultHours]],
    ...[[binDays], [], [], [requestLogDays], [backups], [binDays], [binDays], []],
  ]
  expect(numbers).toEqual(expected.map((row) => row.map((number) => digits(String(number)))))
})
