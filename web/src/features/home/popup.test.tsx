import { act, screen, waitFor, within } from "@testing-library/react"
import { beforeAll, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { renderApp } from "#test/render-app.tsx"
import { insertDemoContent } from "#test/test-api.ts"

beforeAll(insertDemoContent)

const announcement = { name: "New batch: Ethical Hacking Professional" }
const image = () => document.querySelector("img[src*='popup']")

test("the announcement opens once per visit, and again in the next visit", async () => {
  const user = await renderApp({ url: "/" })
  const popup = await screen.findByRole("dialog", announcement)
  expect(image()).not.toBe(null)
  await user.click(within(popup).getByRole("button", { name: "Close" }))
  await waitFor(() => expect(screen.queryByRole("dialog", announcement)).toBe(null))
  await renderApp({ url: "/" })
  await screen.findByRole("heading", { level: 1 })
  // It would open in a task after the hydration.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByRole("dialog", announcement)).toBe(null)
  // Nor is its image requested.
  expect(image()).toBe(null)
  // A visit ends with the tab, and its storage with it.
  sessionStorage.clear()
  await renderApp({ url: "/" })
  await screen.findByRole("dialog", announcement)
})

test("the announcement leads to its course, in the page's language", async () => {
  const user = await renderApp({ url: "/", language: "bn" })
  const popup = await screen.findByRole("dialog", { name: "নতুন ব্যাচ শুরু হচ্ছে: এথিক্যাল হ্যাকিং প্রফেশনাল" })
  await expectAccessible()
  await user.click(within(popup).getByRole("link", { name: "কোর্সটি দেখুন" }))
  await waitFor(() => expect(location.pathname).toBe("/courses/ehp"))
})
