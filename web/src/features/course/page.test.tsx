import { screen, waitFor, within } from "@testing-library/react"
import { aCourse, aToKnow } from "server/src/test/factories.ts"
import { beforeAll, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { findTryAgain } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, intercept } from "#test/test-api.ts"

const free = { title: "Digital safety for all", discount: 100, price: 3000, level: "Beginner" } as const
const discounted = { title: "Ethical Hacking", discount: 20, price: 18_000, level: "Intermediate" } as const
const advanced = { title: "Operations Analyst", discount: 0, price: 22_000, level: "Advance" } as const

beforeAll(async () => {
  for (const course of [free, discounted, advanced]) await callApi("POST", "courses/register", aCourse(course))
})

const currentUrl = () => location.pathname + location.search
const cards = () => within(screen.getByRole("main")).queryAllByRole("article")
const titles = () => within(screen.getByRole("main")).queryAllByRole("heading", { level: 3 }).map(textOf).sort()
const textOf = (element: HTMLElement) => element.textContent
const cardOf = (title: string) => cards().find((card) => card.textContent.includes(title))?.textContent
const current = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("aria-current")

async function expectFreeTab() {
  await waitFor(() => expect(current("free courses 1")).toBe("page"))
  expect(titles()).toEqual([free.title])
  for (const name of ["All", "Beginner", "Intermediate", "Advance"]) {
    expect(screen.getByRole("link", { name }).getAttribute("aria-disabled")).toBe("true")
  }
}

test("the URL selects the tab of free courses, where levels are disabled", async () => {
  await renderApp({ url: "/courses?tab=free" })
  await expectFreeTab()
  await expectAccessible()
})

test("the URL selects a level", async () => {
  await renderApp({ url: "/courses?level=Advance" })
  expect(titles()).toEqual([advanced.title])
  expect(current("Advance")).toBe("true")
})

test("an unknown tab or level in the URL shows all courses", async () => {
  await renderApp({ url: "/courses?tab=cheap&level=Expert" })
  expect(cards()).toHaveLength(3)
  expect(current("all courses 3")).toBe("page")
  expect(current("All")).toBe("true")
})

test("a chosen tab and a chosen level go into the URL, and a level keeps the focus", async () => {
  const user = await renderApp({ url: "/courses" })
  await user.click(screen.getByRole("link", { name: "free courses 1" }))
  await waitFor(() => expect(currentUrl()).toBe("/courses?tab=free"))
  await expectFreeTab()
  await user.click(screen.getByRole("link", { name: "all courses 3" }))
  await waitFor(() => expect(titles()).toHaveLength(3))
  expect(currentUrl()).toBe("/courses")
  const level = () => screen.getByRole("link", { name: "Intermediate" })
  level().focus()
  await user.keyboard("{Enter}")
  await waitFor(() => expect(titles()).toEqual([discounted.title]))
  expect(currentUrl()).toBe("/courses?level=Intermediate")
  expect(document.activeElement).toBe(level())
  expect(within(screen.getByRole("main")).getByRole("status").textContent).toBe("Courses in the list: 1")
})

test("a change of tab or level requests no data again", async () => {
  const user = await renderApp({ url: "/courses" })
  const requests: string[] = []
  intercept("*", (forward, { method = "GET" }) => {
    requests.push(method)
    return forward()
  })
  await user.click(screen.getByRole("link", { name: "Advance" }))
  await waitFor(() => expect(titles()).toEqual([advanced.title]))
  await user.click(screen.getByRole("link", { name: "free courses 1" }))
  await expectFreeTab()
  expect(requests).toEqual([])
})

test("a price names the current price, the old price and the discount", async () => {
  await renderApp({ url: "/courses" })
  expect(cardOf(discounted.title)).toContain("20% off")
  expect(cardOf(discounted.title)).toContain("Price: ৳\u00a014,400, Old price: ৳\u00a018,000")
  await renderApp({ url: "/courses", language: "bn" })
  expect(cardOf(discounted.title)).toContain("২০% ছাড়".normalize("NFC"))
  expect(cardOf(discounted.title)).toContain("কোর্স ফি: ৳\u00a0১৪,৪০০, আগের ফি: ৳\u00a0১৮,০০০")
})

test("a free course says FREE once, with the discount beside the old price", async () => {
  await renderApp({ url: "/courses?tab=free" })
  const text = cardOf(free.title) ?? ""
  expect(text).toContain("Price: FREE, Old price: ৳\u00a03,000 100% off")
  expect(text.split("100% off")).toHaveLength(2)
})

test("a list of courses that failed to load is loaded by another try, below the header", async () => {
  expectProblem(/^500 |ErrorResponse|503/)
  const user = await renderApp({ url: "/to-knows" })
  failOnce("courses/*")
  await user.click(screen.getByRole("link", { name: "See the free courses" }))
  const again = await findTryAgain()
  screen.getByRole("banner")
  await user.click(again)
  await screen.findByRole("heading", { level: 1, name: "Courses" })
  await expectFreeTab()
})

test("each playlist opens on another site, in a new tab", async () => {
  const title = "First steps on the Linux command line"
  await callApi("POST", "toKnows/register", aToKnow({ title, playlist_link: "https://example.com/linux" }))
  await renderApp({ url: "/to-knows" })
  const link = screen.getByRole("link", { name: `${title} (opens in a new tab)` })
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["https://example.com/linux", "_blank"])
  expect(cards()).toHaveLength(1)
})

test("a card says when the classes are and that enrolment is closed, and its filter and order are in the URL", async () => {
  const when = {
    duration: "৮ সপ্তাহ",
    schedule: "শনি ও মঙ্গলবার",
    en: { duration: "8 weeks", schedule: "Saturdays and Tuesdays" },
  }
  const next = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const title = "Digital forensics"
  const { _id } = await callApi("POST", "courses/register", aCourse({ ...when, title, startsOn: next }))
  const user = await renderApp({ url: "/courses" })
  expect(cardOf(title)).toMatch(/Classes: \d+ [A-Z][a-z]+ · 8 weeks · Saturdays and Tuesdays/)
  expect(cardOf(title)).not.toContain("Closed")
  await user.click(screen.getByRole("link", { name: "By date" }))
  await waitFor(() => expect(currentUrl()).toBe("/courses?sort=date"))
  expect(within(cards()[0] as HTMLElement).getByRole("heading").textContent).toBe(title)
  await callApi("PATCH", `courses/change-visibility/${_id}`)
  await renderApp({ url: "/courses?sort=date" })
  expect(cardOf(title)).toContain("Closed")
  const again = await renderApp({ url: "/courses?sort=date&level=Beginner" })
  await again.click(screen.getByRole("link", { name: "Open now" }))
  await waitFor(() => expect(titles()).not.toContain(title))
  expect(currentUrl()).toBe("/courses?level=Beginner&open=1&sort=date")
  expect(current("Open now")).toBe("true")
  await expectAccessible()
  await callApi("DELETE", `courses/delete-course/${_id}`)
})
