import { expect, test } from "vitest"
import { languageCookie } from "#i18n/language.tsx"

test("the cookie of the language is Secure, except on pages that came by http", () => {
  expect(languageCookie("bn", "https:").split("; ")).toEqual([
    "language=bn",
    "path=/",
    "max-age=31536000",
    "samesite=lax",
    "secure",
  ])
  expect(languageCookie("en", "http:")).not.toContain("secure")
})
