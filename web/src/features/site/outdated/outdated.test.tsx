import { screen, waitFor, within } from "@testing-library/react"
import { aGallery } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast } from "#test/actions.ts"
import { newCourse, unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

const list = "/dashboard/translations"

async function outdatedCourse() {
  const title = unique("Course")
  const { _id } = await newCourse({ title, description: "এক", en: { description: "One" } })
  await callApi("PATCH", `courses/update-course/${_id}`, { description: "দুই" })
  return { _id, title }
}

test("the list is empty while every translation is up to date", async () => {
  await renderApp({ url: list, as: "editor" })
  await screen.findByText("Every translation is up to date")
  await expectAccessible()
})

test("the page of a course says which English texts are out of date, until they are saved", async () => {
  const { _id } = await outdatedCourse()
  const user = await renderApp({ url: `/dashboard/manage-courses/${_id}`, as: "editor" })
  await screen.findByRole("button", { name: "English · 1 out of date" })
  screen.getByText(/^The Bengali text was changed on /)
  await expectAccessible()
  fill(screen.getByLabelText("Description (English)"), "Two")
  await user.click(screen.getByRole("button", { name: "Save" }))
  await findToast("Course updated successfully")
  await screen.findByRole("button", { name: "English" })
})

test("the English tab of a form says it, and one press says that the text is still right", async () => {
  const { _id } = await callApi("POST", "galleries/register", aGallery({ title: "ক্লাস", en: { title: "A class" } }))
  await callApi("PATCH", `galleries/update-gallery/${_id}`, { title: "একটি ক্লাস" })
  const user = await renderApp({ url: `/dashboard/manage-galleries?edit=${_id}`, as: "editor" })
  const dialog = within(await screen.findByRole("dialog"))
  await user.click(await dialog.findByRole("tab", { name: "English · 1 out of date" }))
  await user.click(dialog.getByRole("button", { name: "Still right" }))
  await findToast("The translation stays as it is")
  await dialog.findByRole("tab", { name: "English" })
})

test("the list has the outdated texts of records and of the site, with links to where they are edited", async () => {
  const { _id, title } = await outdatedCourse()
  await callApi("PATCH", "site/update-contact", { address: "ঢাকা", en: { address: "Dhaka" } })
  await callApi("PATCH", "site/update-contact", { address: "রাজশাহী" })
  const user = await renderApp({ url: list, as: "editor" })
  const course = await screen.findByRole("link", { name: title })
  expect(course.getAttribute("href")).toBe(`/dashboard/manage-courses/${_id}`)
  const contact = screen.getByRole("link", { name: "Contact and links" })
  expect(contact.getAttribute("href")).toBe("/dashboard/manage-site/contact")
  expect(contact.closest("li")?.textContent).toContain("Manage Site · Address · changed on")
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: `Still right (${title}, Description)` }))
  await waitFor(() => expect(screen.queryByRole("link", { name: title })).toBe(null))
  await user.click(contact)
  await screen.findByRole("tab", { name: /1 out of date$/ })
})

test("a list of the site marks the item whose English text is out of date, and the text itself", async () => {
  const way = (name: string, english: string) => ({ name, en: { name: english } })
  await callApi("PATCH", "site/update-payment-ways", { items: [way("বিকাশ", "bKash"), way("নগদ", "Cash")] })
  await callApi("PATCH", "site/update-payment-ways", { items: [way("বিকাশ", "bKash"), way("নগদ টাকা", "Cash")] })
  const user = await renderApp({ url: "/dashboard/manage-site/payment-ways", as: "editor" })
  await screen.findByText("English out of date: 1")
  screen.getByText("English out of date")
  await user.click(screen.getByRole("button", { name: /^Edit.*নগদ টাকা/ }))
  screen.getByText(/^The Bengali text was changed on /)
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: "Still right" }))
  await waitFor(() => expect(screen.queryByText(/^English out of date/)).toBe(null))
})
