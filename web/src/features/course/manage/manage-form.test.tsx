import { screen, waitFor, within } from "@testing-library/react"
import type { Course } from "contract"
import { aCourse } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findRow, findToast, openRowMenu, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { newCourse, unique } from "#test/records.ts"
import { closeApp, renderApp } from "#test/render-app.tsx"
import { callApi, giveRole, intercept, newStudent } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

const url = "/dashboard/manage-courses"

async function openNew() {
  const user = await renderApp({ url, as: "admin" })
  await user.click((await screen.findAllByRole("button", { name: "Create New Course" }))[0] as HTMLElement)
  return { user, ...(await openDialog("Create New Course")) }
}

async function openDialog(name: string) {
  const dialog = within(await screen.findByRole("dialog", { name }))
  const field = (label: string) => dialog.getByLabelText(label)
  const statuses = () => dialog.getAllByRole("status").map(({ textContent }) => textContent)
  const week = (name: string) => within(dialog.getByRole("group", { name })).getByLabelText(/^Points/)
  return { dialog, field, statuses, week }
}

type Dialog = Awaited<ReturnType<typeof openDialog>>

async function fillIn(user: UserEvent, { field, week }: Dialog, title: string) {
  const texts = {
    Title: title,
    Category: "Web",
    Description: "First line<br>second line",
    Thumbnail: "https://example.com/thumbnail.png",
    "Price (BDT)": "১৫০০",
    "Discount (%)": "10",
    "Instructor Name": "Somebody New",
    "Instructor Email": "new@example.com",
    "Instructor Bio": "Teaches",
    "Registration Link": "https://example.com/register",
  }
  for (const [label, text] of Object.entries(texts)) fill(field(label), text)
  await user.selectOptions(field("Level"), "Advance")
  fill(week("New week"), "Nmap\nA lab")
}

const press = (user: UserEvent, { dialog }: Dialog, name: string) => user.click(dialog.getByRole("button", { name }))

/** Creates a course in the dialog, so that the edit starts from what the dialog has sent, and opens its edit form on the list. */
async function createAndEdit(title: string) {
  const created = await openNew()
  await fillIn(created.user, created, title)
  await press(created.user, created, "Create Course")
  await findToast("Course created successfully")
  await pageOf(title)
  // Without what its form would keep as a draft: happy-dom empties selects when they are removed.
  await closeApp()
  const user = await renderApp({ url, as: "admin" })
  await findRow(title)
  await user.click(screen.getByRole("button", { name: `Edit ${title}` }))
  return { user, ...(await openDialog("Edit Course")) }
}

const pageOf = (title: string) => screen.findByRole("heading", { level: 1, name: title })

async function courseTitled(title: string) {
  const courses: Course[] = await callApi("GET", "courses/get-all-courses?limit=100")
  return courses.find((course) => course.title === title) ?? expect.fail(`No course is called ${title}`)
}

test("the form of a new course shows missing fields, the route and the discounted price", async () => {
  const title = unique("Web & ওয়েব")
  const route = title.toLowerCase().replace("& ", "").replace(" ", "-").normalize("NFC")
  const { user, ...form } = await openNew()
  const { dialog, field, statuses } = form
  await press(user, form, "Create Course")
  await dialog.findByText("All fields are required")
  expect(dialog.getAllByText("Please fill this in")).toHaveLength(13)
  await waitFor(() => expect(document.activeElement).toBe(field("Title")))
  await expectAccessible()
  await fillIn(user, form, title)
  expect(textIn(field("Route"))).toBe(route)
  dialog.getByText(`/courses/${route} is free.`)
  expect(statuses()).toContainEqual(expect.stringContaining("৳\u00a01,350"))
  fill(field("Discount (%)"), "100")
  expect(statuses()).toContain("FREE")
  fill(field("Price (BDT)"), "15.5")
  await press(user, form, "Create Course")
  await dialog.findByText("Please enter a whole number from 0 to 1,00,00,000")
  await waitFor(() => expect(document.activeElement).toBe(field("Price (BDT)")))
})

test("a new course is public, its form leads to its page, and it is listed with its level and its registration open", async () => {
  const title = unique("Created")
  const { user, ...form } = await openNew()
  await fillIn(user, form, title)
  await press(user, form, "Create Course")
  await findToast("Course created successfully")
  await pageOf(title)
  const { _id } = await courseTitled(title)
  expect(location.pathname).toBe(`${url}/${_id}`)
  await user.click(
    within(screen.getByRole("navigation", { name: "You are here" })).getByRole("link", { name: "Courses" }),
  )
  const row = await findRow(title)
  expect(row.textContent).toContain("Advance")
  const registration = within(row).getByRole("switch", { name: /^Registration open/ })
  expect(registration.getAttribute("aria-checked")).toBe("true")
  expect(await courseTitled(title)).toMatchObject({
    ...{ price: 1500, discount: 10, curriculum: "@@\nNmap\nA lab", isDraft: false },
  })
})

test("a new course can be saved as a draft, which is marked in the list and found by its filter", async () => {
  const title = unique("Drafted")
  const { user, ...form } = await openNew()
  await press(user, form, "Save as draft")
  await form.dialog.findByText("All fields are required")
  await fillIn(user, form, title)
  await press(user, form, "Save as draft")
  await findToast("Course saved as a draft")
  await pageOf(title)
  expect(await courseTitled(title)).toMatchObject({ isDraft: true })
  await renderApp({ url: `${url}?isDraft=true`, as: "admin" })
  within(await findRow(title)).getByText("Draft")
})

test("the route follows the title until it is edited, and a taken route is reported during input", async () => {
  const existing = await newCourse({ title: "Ethical Hacking Professional", route: "ehp" })
  const { user, dialog, field } = await openNew()
  const setTitle = (text: string) => fill(field("Title"), text)
  const route = () => textIn(field("Route"))
  setTitle("C++ & Web: 2026!")
  expect(route()).toBe("c-web-2026")
  setTitle("EHP")
  // The other courses are fetched when the form opens.
  await waitFor(() => expect(route()).toBe("ehp-2"))
  fill(field("Route"), "ehp")
  const description = new RegExp(`The course “${existing.title}” has this route already`)
  dialog.getByRole("textbox", { name: "Route", description })
  setTitle("Something else")
  expect(route()).toBe("ehp")
  fill(field("Route"), "")
  const bengali = "ইথিক্যাল হ্যাকিং প্রফেশনাল"
  setTitle(bengali)
  expect(route()).toBe("ইথিক্যাল-হ্যাকিং-প্রফেশনাল".normalize("NFC"))
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
  await user.click(screen.getByRole("button", { name: "Create New Course" }))
  const reopened = await openDialog("Create New Course")
  expect(textIn(reopened.field("Title"))).toBe(bengali)
  await press(user, reopened, "Start afresh")
  expect(textIn(reopened.field("Title"))).toBe("")
})

test("a course is duplicated as a draft, with another title, a free route and without the days of its classes", async () => {
  const title = unique("Original")
  const { _id, ...original } = await newCourse({
    title,
    curriculum: "@@\nNmap\n@@\nBurp",
    instructorName: "Rafid Karim",
    startsOn: "2026-12-04",
    schedule: "শুক্রবার",
    duration: "৮ সপ্তাহ",
    en: { schedule: "Fridays" },
  })
  const user = await renderApp({ url, as: "admin" })
  await openRowMenu(user, title)
  await user.click(screen.getByRole("button", { name: `Duplicate ${title}` }))
  const { field, ...form } = await openDialog("Create New Course")
  expect(textIn(field("Title"))).toBe(`${title} (copy)`)
  const route = `${title.toLowerCase()}-copy`
  expect(textIn(field("Route"))).toBe(route)
  fill(field("Price (BDT)"), "2500")
  await press(user, { field, ...form }, "Save as draft")
  await findToast("Course saved as a draft")
  const { price, description, curriculum, instructorName, ...copy } = await courseTitled(`${title} (copy)`)
  expect(copy).toMatchObject({ isDraft: true, startsOn: "", schedule: "", duration: "৮ সপ্তাহ", en: { schedule: "" } })
  expect({ price, description, curriculum, instructorName }).toEqual({
    price: 2500,
    description: original.description,
    curriculum: original.curriculum,
    instructorName: "Rafid Karim",
  })
})

test("the link to a copy of a course works after a reload; without the course it opens an empty form", async () => {
  expectProblem(/^404 GET/)
  const { _id, title } = await newCourse({ title: unique("Original") })
  await renderApp({ url: `${url}?new=${_id}`, as: "admin" })
  const { field } = await openDialog("Create New Course")
  expect(textIn(field("Title"))).toBe(`${title} (copy)`)
  await renderApp({ url: `${url}?new=gone`, as: "admin" })
  expect(textIn((await openDialog("Create New Course")).field("Title"))).toBe("")
})

test("the server refuses a route that another admin has taken meanwhile, and the form keeps its input", async () => {
  expectProblem(/^409 /)
  const title = unique("Race")
  const { user, ...form } = await openNew()
  await fillIn(user, form, title)
  await callApi("POST", "courses/register", aCourse({ title, route: title.toLowerCase() }))
  await press(user, form, "Create Course")
  const description = /A course with this route already exists/
  const route = await form.dialog.findByRole("textbox", { name: "Route", description })
  await waitFor(() => expect(document.activeElement).toBe(route))
  expect(textIn(form.week("Week 1"))).toBe("Nmap\nA lab")
})

test("an edit sends only the changed fields, with the state that it starts from", async () => {
  const title = unique("Edited")
  const { user, ...form } = await createAndEdit(title)
  const requests: RequestInit[] = []
  intercept("courses/update-course/*", (forward, request) => {
    requests.push(request)
    return forward()
  })
  fill(form.field("Serial"), "৯৯০০")
  fill(form.field("Price (BDT)"), "2000")
  await press(user, form, "Update Course")
  await findToast("Course updated successfully")
  expect(requests).toHaveLength(1)
  expect(JSON.parse(String(requests[0]?.body))).toEqual({ price: 2000, index: 9900 })
  expect(new Headers(requests[0]?.headers).get("if-match")).toMatch(/^"20.*Z"$/)
  const row = await findRow(title)
  await waitFor(() => expect(row.textContent).toMatch(/9,900.*2,000/))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: `Edit ${title}` })))
})

test("an edit conflict shows the other admin's values, and both changes can be saved", async () => {
  expectProblem(/^412 /)
  const title = unique("Both")
  const { user, ...form } = await createAndEdit(title)
  const { _id } = await courseTitled(title)
  await callApi("PATCH", `courses/update-course/${_id}`, { category: "Theirs", price: 9000 })
  fill(form.field("Price (BDT)"), "2500")
  await press(user, form, "Update Course")
  const notice = (await form.dialog.findByText(/ saved this while you were editing /)).closest("[role=alert]")
  expect(notice?.textContent).toContain("Before: 1,500Now: 9,000")
  expect(textIn(form.field("Price (BDT)"))).toBe("2500")
  await expectAccessible()
  await press(user, form, "Save mine over it")
  await findToast("Course updated successfully")
  expect(await courseTitled(title)).toMatchObject({ category: "Theirs", price: 2500 })
})

test("the name of an instructor with another course fills the empty fields about the instructor", async () => {
  await newCourse({ instructorName: "তানভীর মাহমুদ", instructorEmail: "tanvir@prohori.example" })
  const { field } = await openNew()
  await waitFor(() => expect(document.querySelector('option[value="তানভীর মাহমুদ"]')).not.toBe(null))
  fill(field("Instructor Bio"), "My own words")
  fill(field("Instructor Name"), "তানভীর মাহমুদ")
  await waitFor(() => expect(textIn(field("Instructor Email"))).toBe("tanvir@prohori.example"))
  expect(textIn(field("Instructor Bio"))).toBe("My own words")
})

test("the form says whether an instructor has an account with the email of the course", async () => {
  const { user } = await giveRole(await newStudent(), "instructor")
  const { field, dialog } = await openNew()
  const email = field("Instructor Email")
  fill(email, "nobody@example.com")
  await waitFor(() => expect(dialog.queryByText(/has an account with this email/)).toBeNull())
  fill(email, ` ${user.email.toUpperCase()}`)
  const note = `Instructor ${user.name} has an account with this email; the course will be linked to it.`
  expect((await dialog.findByText(note)).id).toBe(email.getAttribute("aria-describedby"))
})

test("the sections of the form can be jumped to, and those with errors are marked", async () => {
  const { user, dialog } = await openNew()
  const sections = within(dialog.getByRole("navigation", { name: "Sections of the form" }))
  const names = () => sections.getAllByRole("button").map(({ textContent }) => textContent)
  expect(names()).toEqual(["Course", "Price", "Instructor", "Registration", "Curriculum", "What applicants ask"])
  await user.click(sections.getByRole("button", { name: "Instructor" }))
  expect(document.activeElement).toBe(dialog.getByRole("group", { name: "Instructor" }))
  fill(dialog.getByLabelText("Price (BDT)"), "1500")
  fill(dialog.getByLabelText("Discount (%)"), "0")
  await user.click(dialog.getByRole("button", { name: "Create Course" }))
  await waitFor(() => expect(names()[0]).toBe("Course (has errors)"))
  expect(names()[1]).toBe("Price")
  await expectAccessible()
})
