import { expect, test } from "vitest"
import { isTooDeep } from "#http/input/json.ts"

test.for([
  ["16 levels", `${"[".repeat(16)}${"]".repeat(16)}`, false],
  ["17 levels", `${"[".repeat(17)}${"]".repeat(17)}`, true],
  ["17 levels of both kinds", `${'{"a":['.repeat(9)}`, true],
  ["many sibling lists", `[${"[],".repeat(100)}[]]`, false],
  ["brackets in a string", JSON.stringify({ a: "[".repeat(100) }), false],
  ["brackets after an escaped quote", JSON.stringify({ a: `"${"{".repeat(100)}` }), false],
  ["brackets after a string that ends with a backslash", `{"a":"\\\\","b":${"[".repeat(16)}`, true],
  ["an empty body", "", false],
] as const)("the nesting depth of %s is measured", ([, json, isDeep]) => {
  expect(isTooDeep(Buffer.from(json))).toBe(isDeep)
})
