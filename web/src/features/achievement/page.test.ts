import { type LoaderFunctionArgs, RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { loaderContext, makeLoaderApi } from "#rendering/loader-context.ts"
import { loader } from "./page.tsx"

async function loaded(description: string) {
  const achievement = { _id: "1", image: "", title: "", description, updatedAt: "2026-11-21T00:00:00.000Z" }
  const context = new RouterContextProvider()
  const fetchFn = async () => Response.json({ success: true, message: "", data: [achievement], count: 1 })
  context.set(loaderContext, makeLoaderApi("bn", { fetchFn, baseUrl: "", publicUrl: "" }))
  return await loader({ context } as unknown as LoaderFunctionArgs)
}

test.each([
  ["", [], ""],
  ["one<br>two\r\nthree", ["one", "two", "three"], "one two three"],
  ["x".repeat(50), ["x".repeat(50)], "x".repeat(50)],
  ["x".repeat(51), ["x".repeat(51)], `${"x".repeat(50)}...`],
  // Characters are counted as people see them, and a space before the dots is trimmed.
  ["ক্ষি".repeat(51), ["ক্ষি".repeat(51)], `${"ক্ষি".repeat(50)}...`],
  [`${"x".repeat(49)} y`, [`${"x".repeat(49)} y`], `${"x".repeat(49)}...`],
  // No word is cut.
  [
    `${"x".repeat(40)} first in the country`,
    [`${"x".repeat(40)} first in the country`],
    `${"x".repeat(40)} first in...`,
  ],
  [`${"x".repeat(44)} first of all`, [`${"x".repeat(44)} first of all`], `${"x".repeat(44)} first...`],
])("the loader truncates the description %j to 50 characters", async (description, lines, preview) => {
  expect(await loaded(description)).toEqual([{ _id: "1", image: "", title: "", lines, preview }])
})
