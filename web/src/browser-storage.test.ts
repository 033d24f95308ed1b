import { afterEach, expect, test, vi } from "vitest"
import { browserStorage, tabStorage } from "./browser-storage.ts"

afterEach(() => vi.unstubAllGlobals())

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError")
}

test("in a browser that blocks storage, reads return null and nothing throws", () => {
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => browserStorage.set("auth", "{}")).not.toThrow()
  expect(() => browserStorage.set("auth", null)).not.toThrow()
  expect(browserStorage.get("auth")).toBeNull()
})

test("a browser may block even listing the keys", () => {
  vi.stubGlobal("sessionStorage", new Proxy({}, { get: refuse, ownKeys: refuse }))
  expect(tabStorage.get("draft:user")).toBeNull()
  expect(tabStorage.keys("draft:")).toEqual([])
})

test("keys are found by prefix", () => {
  vi.stubGlobal("sessionStorage", { "draft:user": "{}", announced: "1" })
  expect(tabStorage.keys("draft:")).toEqual(["draft:user"])
})
