import type { APIRequestContext, Page } from "@playwright/test"
import { type Factories, openAs, test } from "./factories.ts"
import { expectFitsOnPhone } from "./fits-on-phone.ts"
import { expect, expectAccessible } from "./journey.ts"

const log = (search: string) => `/dashboard/audit-log?search=${encodeURIComponent(search)}`
const rowOf = (page: Page, what: string) => page.getByRole("row").filter({ hasText: what }).first()

/** Deletes, past the screens, the one record of a list that has this name. */
async function remove(
  request: APIRequestContext,
  factories: Factories,
  resource: "courses" | "certificates",
  name: string,
) {
  const headers = { authorization: factories.admin.token }
  const list = resource === "courses" ? "courses/get-courses" : `certificates/get-certificates?search=${name}`
  const { data } = await (await request.get(`/api/${list}`, { headers })).json()
  const record = data.find(({ title, certificationNo }: Record<string, string>) =>
    [title, certificationNo].includes(name),
  )
  const call = resource === "courses" ? "delete-course" : "delete-certificate"
  expect((await request.delete(`/api/${resource}/${call}/${record._id}`, { headers })).ok()).toBe(true)
}

test("a list that was looked at before shows what is restored after that", async ({ page, factories }) => {
  const title = await factories.course()
  await remove(page.request, factories, "courses", title)
  const menu = page.getByRole("navigation", { name: "Dashboard menu" })
  await openAs(page, factories.admin, "/dashboard/manage-courses")
  await expect(page.getByRole("heading", { name: /^Courses \(/ })).toBeVisible()
  await page.getByRole("link", { name: "Audit Log" }).click()
  await expect(page.getByRole("heading", { name: /^Audit Log/ })).toBeVisible()
  await page.getByRole("searchbox").fill(title)
  await page.getByRole("button", { name: `Restore ${title}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click()
  await expect(page.getByText("Restored successfully")).toBeVisible()
  await menu.getByRole("link", { name: "Courses" }).click()
  await expect(page.getByRole("link", { name: title })).toBeVisible()
})

test("a course that was deleted by mistake is restored from the log, and is on the site again", async ({
  page,
  factories,
}) => {
  const title = await factories.course({ isOnHome: true })
  await openAs(page, factories.admin, "/dashboard/manage-courses")
  await page.getByRole("button", { name: `Delete ${title}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Course deleted successfully")).toBeVisible()

  await page.goto(log(title))
  const row = rowOf(page, "Course deleted")
  await expect(row.getByText("description: Six weeks on the web.")).toBeVisible()
  await row.getByRole("button", { name: /^Show all \d+ lines$/ }).click()
  await expect(row.getByText("price: 1,500")).toBeVisible()
  await expect(row.getByText("on the home page: yes")).toBeVisible()
  await row.getByRole("button", { name: `Restore ${title}` }).click()
  const question = page.getByRole("alertdialog", { name: `Restore “${title}”?` })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole("button", { name: "Restore" }).click()
  await expect(page.getByText("Restored successfully")).toBeVisible()
  await expect(row.getByText("It is back.")).toBeVisible()
  await expect(rowOf(page, "Course restored")).toContainText("from entry")
  await expectAccessible(page)
  await row.getByRole("link", { name: "See it under “Courses”" }).click()
  await expect(page).toHaveURL(/manage-courses\?search=/)
  await expect(page.getByRole("row").filter({ hasText: title })).toBeVisible()
  await page.goto(`/courses/${title.toLowerCase()}`)
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible()
})

test("a certificate whose number has been issued again is not restored, and why stands beside it", async ({
  page,
  request,
  factories,
  expectProblem,
}) => {
  expectProblem(/409/)
  const number = await factories.certificate()
  await remove(request, factories, "certificates", number)
  const again = {
    candidateName: "Rahim Uddin",
    candidateEmail: "r@example.com",
    certificationName: "Web",
    batchNo: "2",
  }
  const data = { ...again, certificationNo: number }
  const headers = { authorization: factories.admin.token }
  expect((await request.post("/api/certificates/register", { headers, data })).ok()).toBe(true)

  await openAs(page, factories.admin, log(number))
  const row = rowOf(page, "Certificate deleted")
  await expect(row.getByText("candidate's name: Nusrat Jahan")).toBeVisible()
  await row.getByRole("button", { name: `Restore ${number}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click()
  await expect(page.getByText("Failed to restore")).toBeVisible()
  await expect(page.getByRole("alertdialog")).toBeHidden()
  await expect(row.getByRole("status")).toHaveText("A certificate with this number already exists")
  await expect(row.getByRole("button", { name: `Restore ${number}` })).toBeFocused()
  await expect(page.getByRole("button", { name: /^Restore/ })).toHaveCount(1)
})

test("a deleted account is found by its name and restored, and the screen says that a new password is needed", async ({
  page,
  request,
  factories,
}) => {
  const { user } = await factories.student()
  const headers = { authorization: factories.admin.token }
  expect((await request.delete(`/api/auth/delete-user/${user._id}`, { headers })).ok()).toBe(true)
  await openAs(page, factories.admin, log(user.name))
  await page.getByRole("link", { name: "বাংলা" }).click()
  const row = rowOf(page, "ব্যবহারকারী মোছা")
  await expect(row.getByText(`নাম: ${user.name}`)).toBeVisible()
  await expectFitsOnPhone(page)
  await row.getByRole("button", { name: /^ফিরিয়ে আনুন/ }).click()
  await expect(page.getByRole("alertdialog")).toContainText("পুরোনো পাসওয়ার্ড আর চলবে না")
  await page.getByRole("alertdialog").getByRole("button", { name: "ফিরিয়ে আনুন" }).click()
  await expect(row.getByText("নতুন পাসওয়ার্ড বেছে না নেওয়া পর্যন্ত এতে লগইন করা যাবে না।")).toBeVisible()
  await row.getByRole("link", { name: "“ব্যবহারকারী” তালিকায় দেখুন" }).click()
  await expect(page).toHaveURL(/all-users\?search=/)
  await expect(page.getByRole("row").filter({ hasText: user.email })).toBeVisible()
})
