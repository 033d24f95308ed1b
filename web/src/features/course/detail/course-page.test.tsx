import { screen, within } from "@testing-library/react"
import { aCourse } from "server/src/test/factories.ts"
import { beforeEach, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

let route = ""
let url = ""
beforeEach(() => {
  route = unique("course")
  url = `/courses/${route}`
})

const createCourse = (some: Parameters<typeof aCourse>[0] = {}) =>
  callApi("POST", "courses/register", aCourse({ ...some, route }))
const curriculum = ["@@", "A lab of your own", "@@ জাল", "DNS and subdomains", "@@", "The last exam"].join("\n")
const title = () => screen.getByRole("heading", { level: 1 })
const weeks = () => [...document.querySelectorAll("details")].filter((each) => each.textContent.match(/Week|সপ্তাহ/))
const openWeeks = () => weeks().map(({ open }) => open)
const structuredData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((each) => JSON.parse(each.textContent))

test("a course shows its numbered weeks, the first one open, and links its registration form in a new tab", async () => {
  await createCourse({ title: "Ethical Hacking", curriculum, registrationLink: "https://example.com/register/ehp" })
  const user = await renderApp({ url })
  expect(weeks().map((each) => within(each).getByRole("heading").textContent)).toEqual(["Week 1", "Week 2জাল", "Week 3"])
  expect(openWeeks()).toEqual([true, false, false])
  within(weeks()[0] as HTMLElement).getByText("A lab of your own", { selector: "li *" })
  await user.click(weeks()[1]?.querySelector("summary") as HTMLElement)
  expect(openWeeks()).toEqual([true, true, false])
  // In the bar or the card with the price, and at the end.
  const links = screen.getAllByRole("link", { name: "Register now (opens in a new tab)" })
  expect(links).toHaveLength(2)
  for (const link of links) {
    const attributes = ["href", "target", "rel"].map((name) => link.getAttribute(name))
    expect(attributes).toEqual(["https://example.com/register/ehp", "_blank", "noopener"])
  }
  expect(screen.getAllByText("The form is on another site: example.com")).not.toEqual([])
  await expectAccessible()
})

test("open weeks stay open when the language changes", async () => {
  await createCourse({ curriculum })
  const user = await renderApp({ url })
  for (const index of [0, 2]) await user.click(weeks()[index]?.querySelector("summary") as HTMLElement)
  expect(openWeeks()).toEqual([false, false, true])
  await user.click(screen.getByRole("link", { name: "বাংলা" }))
  await screen.findByRole("heading", { name: "সপ্তাহ ৩" })
  expect(openWeeks()).toEqual([false, false, true])
})

test("points without weeks are a plain list, and `@@version` is a point", async () => {
  await createCourse({ description: "first<BR/>second<br />", curriculum: "SELECT @@version<br>the rest" })
  await renderApp({ url })
  screen.getByText("second")
  screen.getByRole("heading", { name: "What you will learn" })
  screen.getByText("SELECT @@version")
  expect(weeks()).toEqual([])
})

test("search engines get the course, its price and its breadcrumbs", async () => {
  await createCourse({ title: "Ethical Hacking", price: 18_000, discount: 20 })
  await renderApp({ url })
  const [course, breadcrumbs] = structuredData()
  expect(course).toMatchObject({ "@type": "Course", name: "Ethical Hacking" })
  expect(course.offers).toMatchObject({ price: 14_400, priceCurrency: "BDT" })
  expect(course.url).toBe(`http://localhost:3000${url}`)
  expect(breadcrumbs["@type"]).toBe("BreadcrumbList")
  const names = breadcrumbs.itemListElement.map(({ name }: { name: string }) => name)
  expect(names).toEqual(["Home", "Courses", "Ethical Hacking"])
})

test("a description of line breaks only has no heading and no structured data", async () => {
  await createCourse({ title: "Silent", description: "<br><br />", curriculum: "@@১ম সপ্তাহ<br>z" })
  await renderApp({ url })
  expect(screen.getByRole("heading", { name: /^Week 1/ }).textContent).toContain("১ম সপ্তাহ")
  expect(screen.queryByRole("heading", { name: "About this course" })).toBe(null)
  const [course] = structuredData()
  expect(course).toMatchObject({ "@type": "Course", name: "Silent" })
  expect(course).not.toHaveProperty("description")
})

test("on a Bengali page a title in Latin letters is marked as English, and a Bengali one is not", async () => {
  const { _id } = await createCourse({ title: "Ethical Hacking" })
  await renderApp({ url, language: "bn" })
  expect(title().getAttribute("lang")).toBe("en")
  await callApi("PATCH", `courses/update-course/${_id}`, { title: "ডিজিটাল ফরেনসিক" })
  await renderApp({ url, language: "bn" })
  expect(title().getAttribute("lang")).toBe(null)
})

test("an English page shows the English texts of a course, to search engines too, and labels a course that lacks some", async () => {
  const bengali = { title: "ওয়েব নিরাপত্তা", category: "ওয়েব", instructorName: "শারমিন সুলতানা", instructorBio: "কোড পড়েন।" }
  const week = { description: "দুর্বলতা খুঁজে বের করুন।", curriculum: "@@\nলগইনের ভুল" }
  const en = { title: "Web security", category: "Web", instructorName: "Sharmin Sultana", instructorBio: "Reads code." }
  route = unique("ওয়েব-নিরাপত্তা").normalize("NFC")
  url = `/courses/${encodeURIComponent(route)}`
  const { _id } = await createCourse({ ...bengali, ...week })
  // Cards of other courses have labels of their own.
  const label = () => within(title().parentElement as HTMLElement).queryByText("in Bengali")
  await renderApp({ url })
  expect(title().getAttribute("lang")).toBe("bn")
  expect(label()).not.toBe(null)
  await callApi("PATCH", `courses/update-course/${_id}`, { en })
  await renderApp({ url })
  expect(title().textContent).toBe("Web security")
  expect(title().getAttribute("lang")).toBe(null)
  for (const text of ["Web", "Sharmin Sultana", "Reads code."])
    expect(screen.getByText(text).closest("[lang=bn]")).toBe(null)
  expect(screen.getByText(week.description.normalize("NFC")).closest("[lang=bn]")).not.toBe(null)
  // In the row of the week and among its points.
  for (const point of screen.getAllByText("লগইনের ভুল")) expect(point.closest("[lang=bn]")).not.toBe(null)
  expect(label()).not.toBe(null)
  expect(structuredData()[0]).toMatchObject({ name: "Web security", about: "Web" })
  await callApi("PATCH", `courses/update-course/${_id}`, {
    en: { description: "Find weaknesses.", curriculum: "@@\nMistakes with logins" },
  })
  const user = await renderApp({ url })
  await screen.findAllByText("Mistakes with logins")
  screen.getByText("Find weaknesses.")
  expect(label()).toBe(null)
  expect(structuredData()[0]).toMatchObject({ description: "Find weaknesses." })
  expect(document.title).toMatch(/^Web security/)
  await user.click(screen.getByRole("link", { name: "বাংলা" }))
  await screen.findByRole("heading", { level: 1, name: bengali.title.normalize("NFC") })
})

test("only a course that is not free mentions paying", async () => {
  const { _id } = await createCourse({ discount: 99 })
  await renderApp({ url })
  screen.getAllByText("Filling in the form costs nothing. We call you before you pay.")
  await callApi("PATCH", `courses/update-course/${_id}`, { discount: 100 })
  await renderApp({ url })
  screen.getAllByText("We will call you before the first class.")
  expect(screen.queryByText(/Filling in the form costs/)).toBe(null)
})

test("closed registration is explained in a dialog, with an emergency contact", async () => {
  const { _id } = await createCourse()
  await callApi("PATCH", `courses/change-visibility/${_id}`)
  const user = await renderApp({ url })
  const name = "Registration is closed until the next batch"
  expect(screen.queryByRole("dialog", { name })).toBe(null)
  screen.getByRole("button", { name: "Registration closed" }).focus()
  await user.keyboard("{Enter}")
  const dialog = within(screen.getByRole("dialog", { name }))
  expect(document.activeElement).toBe(dialog.getByRole("heading", { name }))
  expect(dialog.getByRole("link", { name: /^Emergency contact/ }).getAttribute("href")).toMatch(/^https:/)
  await expectAccessible()
  await user.click(dialog.getByRole("button", { name: "Close" }))
  expect(screen.queryByRole("dialog", { name })).toBe(null)
})

test("an unknown course shows the not-found page", async () => {
  expectProblem(/^404 /)
  await renderApp({ url: "/courses/no-such-course" })
  screen.getByRole("heading", { name: "Oops..! Page Not Found" })
})
