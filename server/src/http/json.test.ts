import { expect, test } from "vitest"
import { isTooDeep } from "#http/json.ts"

test.for([
  ["16 levels", `${"[".repeat(16)}${"]".repeat(16)}`, false],
  ["17 levels", `${"[".repeat(17)}${"]".repeat(17)}`, true],
  ["17 levels of both kinds", `${'{"a":['.repeat(9)}`, true],
  ["many lists beside each other", `[${"[],".repeat(100)}[]]`, false],
  ["brackets in a text", JSON.stringify({ a: "[".repeat(100) }), false],
  ["brackets behind an escaped quote", JSON.stringify({ a: `"${"{".repeat(100)}` }), false],
  ["brackets behind a text that ends with a backslash", `{"a":"\\\\","b":${"[".repeat(16)}`, true],
  ["nothing", "", false],
] as const)("%s", ([, json, isDeep]) => {
  expect(isTooDeep(Buffer.from(json))).toBe(isDeep)
})
