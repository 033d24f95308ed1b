import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { menuLink } from "#test/actions.ts"
import { renderApp } from "#test/render-app.tsx"
import { intercept } from "#test/test-api.ts"

const groups = () => within(screen.getByRole("navigation", { name: "More pages" }))
const group = (name: string) => groups().getByRole("button", { name })
const isOpen = (name: string) => group(name).getAttribute("aria-expanded") === "true"
const entries = () =>
  groups()
    .queryAllByRole("link")
    .map(({ textContent }) => textContent)

test("the groups are closed at first, open in place, and one at a time", async () => {
  const user = await renderApp({ url: "/dashboard", as: "admin" })
  const names = ["School", "Website", "Records"]
  expect(names.map(isOpen)).toEqual([false, false, false])
  expect(entries()).toEqual([])
  await user.click(group("School"))
  expect(entries()).toEqual(["Signature on certificates"])
  await user.click(group("Website"))
  expect(names.map(isOpen)).toEqual([false, true, false])
  expect(entries()).toEqual(["Manage Site", "Questions", "Translations"])
  await expectAccessible()
  group("Website").focus()
  await user.keyboard("{Enter}")
  expect(entries()).toEqual([])
})

test("a group is open while one of its pages is shown, and its entry is the current one", async () => {
  const user = await renderApp({ url: "/dashboard/bin", as: "admin" })
  const current = () => groups().getByRole("link", { current: "page" }).textContent
  expect(isOpen("Records")).toBe(true)
  expect(current()).toBe("Bin")
  await user.click(groups().getByRole("link", { name: "Audit Log" }))
  await waitFor(() => expect(current()).toBe("Audit Log"))
  await user.click(group("Records"))
  expect(isOpen("Records")).toBe(false)
  await user.click(menuLink("Courses"))
  await waitFor(() => expect(menuLink("Courses").getAttribute("aria-current")).toBe("page"))
  expect(isOpen("Records")).toBe(false)
})

test("a page that no menu links to marks the entry that leads to it", async () => {
  await renderApp({ url: "/dashboard/manage-site/contact", as: "admin" })
  expect(isOpen("Website")).toBe(true)
  expect(groups().getByRole("link", { current: true }).textContent).toBe("Manage Site")
  await renderApp({ url: "/dashboard/manage-certificates/import", as: "admin" })
  expect(menuLink("Certificates").getAttribute("aria-current")).toBe("true")
})

test.for([
  ["registrar", []],
  ["editor", ["Website", "Records"]],
  ["student", ["School"]],
] as const)("a group without a page for the role is not shown: %s", async ([role, names]) => {
  await renderApp({ url: "/dashboard", as: role })
  const buttons = [...document.querySelectorAll("nav button")].map(({ textContent }) => textContent)
  expect(buttons).toEqual(names)
})

test("a count is where somebody must act, in the language's digits, and the link keeps its name", async () => {
  const since = "2026-11-20T20:00:00.000Z"
  const kinds = [
    { kind: "waitingReviews", count: 0, open: 3, since },
    { kind: "newReviews", count: 9, since },
    { kind: "newUsers", count: 4, since },
    { kind: "requestedCorrections", count: 1, open: 98, since },
    { kind: "failedMails", count: 0, open: 4, since },
  ]
  intercept("notifications/get-notifications", () =>
    Response.json({ success: true, message: "", data: { kinds, until: since } }),
  )
  await renderApp({ url: "/dashboard/my-profile", as: "admin", language: "bn" })
  const menu = within(screen.getByRole("navigation", { name: "ড্যাশবোর্ড মেনু" }))
  const reviews = menu.getByRole("link", { name: "রিভিউ" })
  await waitFor(() => expect(reviews.getAttribute("aria-describedby")).not.toBe(null))
  const described = menu.getAllByRole("link").filter((link) => link.hasAttribute("aria-describedby"))
  const description = (link: Element) =>
    document.getElementById(link.getAttribute("aria-describedby") ?? "")?.lastChild?.textContent
  expect(described.map((link) => [link.textContent, description(link)])).toEqual([
    ["ড্যাশবোর্ড", "৯৯+টি কাজ বাকি"],
    ["রিভিউ", "৩টি কাজ বাকি"],
  ])
  await expectAccessible()
})
