import { openAs, test } from "./factories.ts"
import { expect, expectAccessible } from "./journey.ts"

test("an admin adds the English title and description of a course, and readers of the English page see them", async ({
  page,
  factories,
}) => {
  const title = `ডিজিটাল-নিরাপত্তা-${Date.now()}`.normalize("NFC")
  const { _id } = await factories.newCourse({ title, description: "নিজের ফোন নিরাপদ রাখুন।" })
  const url = `/en/courses/${encodeURIComponent(title)}`
  // Reviews have labels of their own.
  const label = page.getByText("in Bengali", { exact: true }).and(page.locator(":not(figure *)"))
  await page.goto(url)
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "bn")
  await expect(label).toBeVisible()

  await openAs(page, factories.admin, `/dashboard/manage-courses?edit=${_id}`)
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("tab", { name: "English · 2 missing" }).click()
  await dialog.getByLabel("Title (English)").fill("Digital safety")
  await dialog.getByLabel("Description (English)").fill("Keep your phone safe.")
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Update Course" }).click()
  await expect(page.getByText("Course updated successfully")).toBeVisible()

  await page.goto(url)
  const heading = page.getByRole("heading", { level: 1, name: "Digital safety" })
  await expect(heading).toBeVisible()
  await expect(heading).not.toHaveAttribute("lang", "bn")
  await expect(page.getByText("Keep your phone safe.").first()).toBeVisible()
  await expect(label).toHaveCount(0)
  await expect(page).toHaveTitle(/^Digital safety/)
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
})
