import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { Keys } from "#signing-keys.ts"

const dayMs = 24 * 60 * 60 * 1000
/** The maximum that browsers allow for a cookie. */
export const knownBrowserMaxAgeMs = 400 * dayMs
const maxAccountsPerCookie = 5

/** OWASP's signed "device cookie": grants no access, but a browser that has signed in gets its own failure counter and a higher priority for hashing. */
export function knownBrowserCookie(keys: Keys) {
  const key = keys.derive("known browser")
  const mac = (...parts: string[]) => createHmac("sha256", key).update(parts.join(" ")).digest("base64url")
  const nameOf = (email: string) => mac("account", email).slice(0, 22)

  function read(value: string | undefined) {
    if (!value) return null
    const signed = value.slice(0, value.lastIndexOf("."))
    const [given, expected] = [value.slice(signed.length + 1), mac("cookie", signed)].map((text) => Buffer.from(text))
    if (given?.length !== expected?.length || !given || !expected || !timingSafeEqual(given, expected)) return null
    const [id = "", day = "", names = ""] = signed.split(".")
    if (Date.now() - Number(day) * dayMs > knownBrowserMaxAgeMs) return null
    return { id, accounts: names.split("~") }
  }

  return {
    /** The browser's id, if it has signed in to this account before. */
    idFor: (value: string | undefined, email: string): string | undefined => {
      const browser = read(value)
      return browser?.accounts.includes(nameOf(email)) ? browser.id : undefined
    },
    /** The cookie's new value after a sign-in to this account. It names the latest five accounts. */
    after: (value: string | undefined, email: string): string => {
      const { id, accounts } = read(value) ?? { id: randomBytes(16).toString("base64url"), accounts: [] }
      const name = nameOf(email)
      const names = [name, ...accounts.filter((each) => each !== name)].slice(0, maxAccountsPerCookie)
      const signed = [id, Math.floor(Date.now() / dayMs), names.join("~")].join(".")
      return `${signed}.${mac("cookie", signed)}`
    },
  }
}
