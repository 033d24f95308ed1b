import { waitFor } from "@testing-library/react"
import { beforeAll, expect, test } from "vitest"
import { renderApp } from "#test/render-app.tsx"
import { insertDemoContent } from "#test/test-api.ts"

const maxElements = 5_000

beforeAll(insertDemoContent)

test.each([
  ["all-users", 12],
  ["manage-courses", 8],
  ["manage-certificates", 20],
  ["manage-reviews", 10],
])("%s would have at most 5,000 elements with a hundred rows like its largest one", async (path, rows) => {
  await renderApp({ url: `/dashboard/${path}?limit=100`, as: "admin" })
  const sizes = () => Array.from(document.querySelectorAll("tbody tr"), (row) => row.querySelectorAll("*").length + 1)
  await waitFor(() => expect(sizes().length).toBeGreaterThanOrEqual(rows))
  const inRows = sizes().reduce((sum, size) => sum + size, 0)
  const others = document.querySelectorAll("*").length - inRows
  expect(others + 100 * Math.max(...sizes())).toBeLessThanOrEqual(maxElements)
})
