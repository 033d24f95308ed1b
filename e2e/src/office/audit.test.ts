import type { Page } from "@playwright/test"
import { openAs, test } from "../factories.ts"
import { expectFitsOnPhone } from "../fits-on-phone.ts"
import { expect, expectAccessible, settle } from "../journey.ts"

const log = (search: string) => `/dashboard/audit-log?search=${encodeURIComponent(search)}`
const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text }).first()

test("the audit log restores a user, fits on a phone in both languages, and its search results are downloaded", async ({
  page,
  factories,
}) => {
  const student = await factories.student()
  const { email, _id } = student.user
  await factories.suspend(student)
  await factories.send("DELETE", `auth/delete-user/${_id}`)
  await openAs(page, factories.admin, log(email))
  await expect(rowOf(page, "Role changed").getByText("role: student → suspended")).toBeVisible()
  await rowOf(page, "User deleted")
    .getByRole("button", { name: /^Restore/ })
    .click()
  await expect(page.getByRole("main").getByText("Restored successfully")).toBeVisible()
  // The rows are faded while they are fetched.
  await settle(page)
  await expectAccessible(page)
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Export search results (CSV)" }).click()
  expect((await download).url()).toContain("search=")
  await expectFitsOnPhone(page)
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page.getByRole("heading", { name: /^অডিট লগ/ })).toBeVisible()
  await expectFitsOnPhone(page)
})
