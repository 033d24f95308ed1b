import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast, textIn } from "#test/actions.ts"
import { newCourse } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

async function open(url: string) {
  const user = await renderApp({ url, as: "admin" })
  const dialog = within(await screen.findByRole("dialog"))
  await user.click(await dialog.findByRole("tab", { name: /^English/ }))
  return { user, dialog }
}

test("the English texts of a course are typed in their tab, its curriculum by weeks", async () => {
  const original = { title: "নৈতিক হ্যাকিং", description: "নিজের ফোন নিরাপদ রাখুন।", curriculum: "@@\nআইন ও অনুমতি" }
  const { _id } = await newCourse(original)
  const { user, dialog } = await open(`/dashboard/manage-courses?edit=${_id}`)
  await expectAccessible()
  const curriculum = within(dialog.getByRole("group", { name: "Curriculum (English)" }))
  fill(dialog.getByLabelText("Title (English)"), "Ethical hacking")
  dialog.getByRole("tab", { name: "English · 2 missing" })
  fill(dialog.getByLabelText("Description (English)"), "Keep your phone safe.")
  fill(dialog.getByLabelText("Duration (English)"), "8 weeks")
  fill(curriculum.getByLabelText(/^Points.*New week/), "Law and permission")
  await user.click(dialog.getByRole("button", { name: "Update Course" }))
  await findToast("Course updated successfully")
  const { title, en } = await callApi("GET", `courses/get-course/${_id}`)
  expect([title, en.title, en.duration]).toEqual(["নৈতিক হ্যাকিং", "Ethical hacking", "8 weeks"])
  expect(en.curriculum).toContain("Law and permission")
  expect([en.description, en.category]).toEqual(["Keep your phone safe.", ""])
})

test("a copy of a course starts with its English texts", async () => {
  const { _id } = await newCourse({ en: { title: "Hacking", category: "Web" } })
  const { dialog } = await open(`/dashboard/manage-courses?new=${_id}`)
  const english = (label: string) => textIn(dialog.getByLabelText(`${label} (English)`))
  expect([english("Title"), english("Category")]).toEqual(["Hacking (copy)", "Web"])
})
