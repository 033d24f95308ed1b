import { afterEach, expect, it, vi } from "vitest"
import { browserStorage, tabStorage } from "./browser-storage.ts"

afterEach(() => vi.unstubAllGlobals())

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError")
}

it("in a browser that refuses to store anything nothing is found, and nothing fails", () => {
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => browserStorage.set("auth", "{}")).not.toThrow()
  expect(() => browserStorage.set("auth", null)).not.toThrow()
  expect(browserStorage.get("auth")).toBeNull()
})

it("a browser may refuse even to name its storage", () => {
  vi.stubGlobal("sessionStorage", new Proxy({}, { get: refuse, ownKeys: refuse }))
  expect(tabStorage.get("draft:user")).toBeNull()
  expect(tabStorage.keys("draft:")).toEqual([])
})

it("keys are found by their beginning", () => {
  vi.stubGlobal("sessionStorage", { "draft:user": "{}", announced: "1" })
  expect(tabStorage.keys("draft:")).toEqual(["draft:user"])
})
