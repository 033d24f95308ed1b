import { expect, test } from "vitest"
import { base32, stepOfCode, totpCode, totpStepAt, totpUrl } from "#accounts/second-factor/totp.ts"

const secret = Buffer.from("12345678901234567890")

// RFC 6238, appendix B: the last six of their eight digits.
test.for([
  ["1970-01-01T00:00:59Z", "287082"],
  ["2005-03-18T01:58:29Z", "081804"],
  ["2009-02-13T23:31:30Z", "005924"],
  ["2033-05-18T03:33:20Z", "279037"],
  ["2603-10-11T11:33:20Z", "353130"],
] as const)("the code at %s is that of the standard", ([time, code]) => {
  expect(totpCode(secret, totpStepAt(Date.parse(time)))).toBe(code)
})

test("a code is valid for its own half minute, and for one before and after", () => {
  const now = Date.parse("2026-11-26T06:00:00Z")
  const step = totpStepAt(now)
  for (const shift of [-1, 0, 1]) expect(stepOfCode(secret, totpCode(secret, step + shift), now)).toBe(step + shift)
  for (const shift of [-2, 2]) expect(stepOfCode(secret, totpCode(secret, step + shift), now)).toBeUndefined()
})

// RFC 4648, section 10, without padding.
test.for([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
] as const)("base32 of %j is %j", ([text, expected]) => {
  expect(base32(Buffer.from(text))).toBe(expected)
})

test("the URL names the site and the account", () => {
  expect(totpUrl(secret, { site: "Prohori প্রহরী", account: "a+b@example.com" })).toBe(
    "otpauth://totp/Prohori%20%E0%A6%AA%E0%A7%8D%E0%A6%B0%E0%A6%B9%E0%A6%B0%E0%A7%80%3Aa%2Bb%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Prohori%20%E0%A6%AA%E0%A7%8D%E0%A6%B0%E0%A6%B9%E0%A6%B0%E0%A7%80",
  )
})
