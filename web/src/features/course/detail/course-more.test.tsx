import { screen, within } from "@testing-library/react"
import { dhakaDay } from "contract"
import { aCourse } from "server/src/test/factories.ts"
import { beforeEach, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { createHomeReview, issueTo, newCourse, newHolder, unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

let route = ""
let url = ""
beforeEach(() => {
  route = unique("course")
  url = `/courses/${route}`
})

const dayMs = 24 * 60 * 60 * 1000
const createCourse = (some: Parameters<typeof aCourse>[0] = {}) =>
  callApi("POST", "courses/register", aCourse({ ...some, route }))
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)
const factOf = (name: string) => screen.queryByText(name, { selector: "dt" })?.nextElementSibling?.textContent
const courseData = () => JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "")

test("a course shows what applicants ask, as far as it is known", async () => {
  const startsOn = dhakaDay(Date.now() + dayMs)
  const facts = { startsOn, duration: "8 weeks", schedule: "Saturdays, 9 pm", hours: 32, seats: 30 }
  const texts = { audience: "Testers", prerequisites: "A laptop<br>Patience", outcomes: "Test a website\nReport it" }
  await createCourse({ ...facts, ...texts })
  await renderApp({ url })
  expect(["Duration", "Class days and times", "Class time", "Seats per batch", "Taught in"].map(factOf)).toEqual([
    ...["8 weeks", "Saturdays, 9 pm", "32 hours", "30"],
    "Bengali",
  ])
  expect(factOf("Next batch starts")).toMatch(/^\d+ \w+ 20\d\d$/)
  for (const text of ["Testers", "Patience", "Report it"]) screen.getByText(text)
  expect(courseData()).toMatchObject({
    coursePrerequisites: "A laptop\nPatience",
    teaches: ["Test a website", "Report it"],
    hasCourseInstance: { startDate: startsOn, courseWorkload: "PT32H", maximumAttendeeCapacity: 30 },
  })
  await expectAccessible()
})

test("unknown facts are left out, and a past start is not shown", async () => {
  await createCourse({ startsOn: dhakaDay(Date.now() - dayMs) })
  await renderApp({ url })
  expect(
    ["Next batch starts", "Duration", "Class days and times", "Class time", "Seats per batch"].map(factOf),
  ).toEqual(Array(5).fill(undefined))
  const known = ["Who it is for", "What you need", "What you will be able to do"]
  expect(headings().filter((heading) => known.includes(heading ?? ""))).toEqual([])
  const { hasCourseInstance, coursePrerequisites } = courseData()
  const { startDate, courseWorkload } = hasCourseInstance
  expect([startDate, courseWorkload, coursePrerequisites]).toEqual([undefined, undefined, undefined])
})

test.for([
  { language: "en", name: "Next batch starts", later: "The date is being set; we will tell you when we call" },
  { language: "bn", name: "পরের ব্যাচ শুরু", later: "তারিখ ঠিক হচ্ছে; ফোনে জানাব" },
] as const)("in “$language” an open course without a date says so, and a closed one says nothing", async (texts) => {
  const { _id } = await createCourse()
  await renderApp({ url, language: texts.language })
  expect(factOf(texts.name)).toBe(texts.later)
  await callApi("PATCH", `courses/change-visibility/${_id}`)
  await renderApp({ url, language: texts.language })
  expect(factOf(texts.name)).toBe(undefined)
})

test("a course that starts today is still to come", async () => {
  await createCourse({ startsOn: dhakaDay(Date.now()) })
  await renderApp({ url })
  expect(factOf("Next batch starts")).toMatch(/20\d\d/)
})

test("beside the button are the way into the course, how one pays, and that fees are not refunded", async () => {
  const { _id } = await createCourse()
  await renderApp({ url })
  for (const step of ["Fill in the form", "We call you", "Pay, and come to class"]) {
    screen.getByRole("heading", { name: step })
  }
  for (const way of ["bKash", "Nagad", "Bank transfer", "Card"]) screen.getByText(way)
  screen.getByText(/If you cannot pay all at once, tell us when we call\.$/)
  expect(screen.getByRole("link", { name: "How fees and refunds work" }).getAttribute("href")).toBe("/fees")
  expect(screen.getAllByRole("link", { name: "read the terms" })[0]?.getAttribute("href")).toBe(
    "/terms-and-conditions#refunds",
  )
  await callApi("PATCH", `courses/update-course/${_id}`, { discount: 100 })
  await renderApp({ url })
  screen.getByText("Your seat is confirmed straight away", { exact: false })
  expect(screen.queryByText(/bKash|non-refundable|70% marks|pay all at once|fees and refunds/)).toBe(null)
})

test("a closed course claims no seats to be sold, and says that the steps are for later", async () => {
  const { _id } = await createCourse()
  await callApi("PATCH", `courses/change-visibility/${_id}`)
  await renderApp({ url })
  screen.getByText("This is how it works once registration opens again.")
  expect(courseData().offers).not.toHaveProperty("availability")
})

test("a course shows the rating and the newest reviews of its verified students, and search engines get it", async () => {
  const title = unique("Forensics")
  const { _id } = await createCourse({ title: "ফরেনসিক", en: { title } })
  for (const [index, rating] of [5, 4, 3].entries()) {
    const author = await newHolder(`${title} ${index}`)
    await issueTo(author, { certificationName: title })
    await callApi("POST", "reviews/register", { rating, comment: "Clear and calm." }, author)
  }
  await renderApp({ url })
  const section = within(screen.getByRole("region", { name: "What our students say" }))
  const names = section.getAllByRole("figure").map(({ textContent }) => textContent)
  expect(names).toEqual([expect.stringContaining(`${title} 2`), expect.stringContaining(`${title} 1`)])
  section.getByRole("img", { name: "4 out of 5, from 3 reviews" })
  section.getByText(/^By verified students/)
  const rating = { "@type": "AggregateRating", ratingValue: 4, reviewCount: 3, bestRating: 5, worstRating: 0.5 }
  expect(courseData()).toMatchObject({ "@type": "Course", aggregateRating: rating })
  await expectAccessible()
  await callApi("PATCH", `courses/update-course/${_id}`, { en: { title: "Renamed" } })
  await renderApp({ url })
  expect(courseData()).not.toHaveProperty("aggregateRating")
})

test("a course ends with two reviews of the company, three other courses, and whom to ask", async () => {
  for (let course = 0; course < 4; course++) await newCourse()
  for (let review = 0; review < 3; review++) await createHomeReview()
  await createCourse()
  await renderApp({ url })
  const section = within(screen.getByRole("region", { name: "Other courses" }))
  expect(section.getAllByRole("article")).toHaveLength(3)
  expect(section.queryByRole("link", { name: new RegExp(route) })).toBe(null)
  const reviews = within(screen.getByRole("region", { name: "What our students say" }))
  expect(reviews.getAllByRole("figure")).toHaveLength(2)
  reviews.getByText(/not about this course alone/)
  const main = within(screen.getByRole("main"))
  expect(main.getByRole("link", { name: /^\+880/ }).getAttribute("href")).toMatch(/^tel:\+880/)
  const hrefOf = (name: RegExp) => main.getByRole("link", { name }).getAttribute("href")
  expect(hrefOf(/^WhatsApp/)).toBe("https://chat.example/prohori-whatsapp")
  expect(hrefOf(/^Messenger/)).toBe("https://chat.example/prohori-messenger")
  expect(main.getByRole("link", { name: "Questions and answers" }).getAttribute("href")).toBe("/questions")
})
