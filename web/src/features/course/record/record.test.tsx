import { screen, waitFor, within } from "@testing-library/react"
import type { Course } from "contract"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { newCourse, unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

async function open(some: Partial<Course> = {}) {
  const course = await newCourse({ title: unique("Page"), ...some })
  const user = await renderApp({ url: `/dashboard/manage-courses/${course._id}`, as: "editor" })
  await screen.findByRole("heading", { level: 1, name: course.title })
  const saved = (): Promise<Course> => callApi("GET", `courses/get-course/${course._id}`)
  const week = (name: string) => within(screen.getByRole("group", { name }))
  const save = () => user.click(screen.getByRole("button", { name: "Save" }))
  return { user, course, saved, week, save }
}

test("the page of a course has its form in both languages, with a list of all sections", async () => {
  const { saved, save } = await open({ en: { title: "Hacking" } as Course["en"] })
  const sections = within(screen.getByRole("navigation", { name: "Sections of the form" }))
  const names = sections.getAllByRole("button").map(({ textContent }) => textContent)
  const form = ["Course", "Price", "Instructor", "Registration", "Curriculum", "What applicants ask"]
  // Certificates are for registrars.
  expect(names).toEqual([...form, "On the site", "Questions", "History"])
  expect(sections.getByRole("button", { current: "location" })).toBeTruthy()
  await expectAccessible()
  expect(textIn(screen.getByLabelText("Title (English)"))).toBe("Hacking")
  fill(screen.getByLabelText("Title (English)"), "Ethical hacking")
  fill(screen.getByLabelText("Price (BDT)"), "৯০০")
  await save()
  await findToast("Course updated successfully")
  expect(await saved()).toMatchObject({ price: 900, en: { title: "Ethical hacking" } })
})

test("weeks of both languages are pairs: they move together, and an English week is created by typing", async () => {
  const { user, saved, week, save } = await open({
    curriculum: "@@ এক\nক\n@@ দুই\nখ",
    en: { curriculum: "@@ One\na" } as Course["en"],
  })
  fill(week("Week 2 (English)").getByLabelText(/^Heading/), "Two")
  await user.click(week("Week 1").getByRole("button", { name: "Move down (Week 1)" }))
  expect(textIn(week("Week 2 (English)").getByLabelText(/^Heading/))).toBe("One")
  await save()
  await findToast("Course updated successfully")
  const { curriculum, en } = await saved()
  expect([curriculum, en.curriculum]).toEqual(["@@ দুই\nখ\n@@ এক\nক", "@@ Two\n@@ One\na"])
})

test("an English week without the one before it stays beside its original, and a removal takes both", async () => {
  const { user, saved, week, save } = await open({ curriculum: "@@ এক\n@@ দুই\n@@ তিন" })
  fill(week("Week 3 (English)").getByLabelText(/^Heading/), "Three")
  await save()
  await findToast("Course updated successfully")
  expect((await saved()).en.curriculum).toBe("@@\n@@\n@@ Three")
  await user.click(week("Week 1").getByRole("button", { name: "Remove (Week 1)" }))
  expect(textIn(week("Week 2 (English)").getByLabelText(/^Heading/))).toBe("Three")
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect(textIn(week("Week 3 (English)").getByLabelText(/^Heading/))).toBe("Three")
})

test("a course is taken back to draft and published again on its page", async () => {
  const { user, saved } = await open()
  await user.click(screen.getByRole("button", { name: "Take back to draft" }))
  await findToast("Course taken back to draft")
  await screen.findByText("Visitors do not find this course until you publish it.")
  await expectAccessible()
  expect((await saved()).isDraft).toBe(true)
  await user.click(screen.getByRole("button", { name: "Publish" }))
  await findToast("Course published")
  expect((await saved()).isDraft).toBe(false)
})

test("what a colleague saves meanwhile is shown on the page, and nothing is overwritten unseen", async () => {
  expectProblem(/^412 /)
  const { user, course, saved, save } = await open({ price: 100 })
  fill(screen.getByLabelText("Price (BDT)"), "300")
  await callApi("PATCH", `courses/update-course/${course._id}`, { price: 200 })
  await save()
  await screen.findByText(/ saved this while you were editing /)
  expect((await saved()).price).toBe(200)
  await user.click(screen.getByRole("button", { name: "Save mine over it" }))
  await waitFor(async () => expect((await saved()).price).toBe(300))
})

test("on a narrow screen the language with the error is shown", async () => {
  const { user, save } = await open()
  const languages = within(screen.getByRole("group", { name: "Languages" }))
  const isShown = (name: RegExp) => languages.getByRole("button", { name }).getAttribute("aria-pressed")
  await user.click(languages.getByRole("button", { name: /^English/ }))
  expect(isShown(/^English/)).toBe("true")
  fill(screen.getByLabelText("Title"), "")
  await save()
  await waitFor(() => expect(isShown(/^Bengali/)).toBe("true"))
  fill(screen.getByLabelText("Title"), "Again")
  fill(screen.getByLabelText("Title (English)"), "x".repeat(300))
  await save()
  await waitFor(() => expect(isShown(/^English/)).toBe("true"))
})
