import type { Page } from "@playwright/test"
import { openAs, test } from "./factories.ts"
import { expectFitsOnPhone } from "./fits-on-phone.ts"
import { expect, expectAccessible } from "./journey.ts"

const log = (search: string) => `/dashboard/audit-log?search=${encodeURIComponent(search)}`
const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text }).first()

test("the audit log fits on a phone in both languages, and its search results are downloaded", async ({
  page,
  factories,
}) => {
  const student = await factories.student()
  const { email, _id } = student.user
  await factories.suspend(student)
  await factories.send("DELETE", `auth/delete-user/${_id}`)
  await openAs(page, factories.admin, log(email))
  await expect(rowOf(page, "Role changed").getByText("role: student → suspended")).toBeVisible()
  await expect(rowOf(page, "User deleted").getByRole("button", { name: /^Restore/ })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Export search results (CSV)" }).click()
  expect((await download).url()).toContain("search=")
  await expectFitsOnPhone(page)
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page.getByRole("heading", { name: /^অডিট লগ/ })).toBeVisible()
  await expectFitsOnPhone(page)
})

test("a deleted course is restored from the audit log, and is on the site again", async ({ page, factories }) => {
  const title = await factories.course({ isOnHome: true })
  await openAs(page, factories.admin, "/dashboard/manage-courses")
  await page.getByRole("button", { name: `Delete ${title}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Course deleted successfully")).toBeVisible()

  await page.goto(log(title))
  await rowOf(page, "Course deleted")
    .getByRole("button", { name: `Restore ${title}` })
    .click()
  await expect(page.getByRole("main").getByText("Restored successfully")).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/courses/${title.toLowerCase()}`)
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible()
})
