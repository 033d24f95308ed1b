import { afterEach, expect, test, vi } from "vitest"
import { storeLanguage } from "#i18n/language.tsx"

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The cookie that a page stores which came by this protocol. */
function cookieOn(protocol: string) {
  const page = { cookie: "" }
  vi.stubGlobal("document", page)
  vi.stubGlobal("location", { protocol })
  storeLanguage("bn")
  return page.cookie.split(";")
}

test("the cookie of the language is Secure, except on pages that came by http", () => {
  const attributes = ["language=bn", "path=/", "max-age=31536000", "samesite=lax"]
  expect(cookieOn("https:")).toEqual([...attributes, "secure"])
  expect(cookieOn("http:")).toEqual([...attributes, ""])
})
