import { openAs, test } from "../factories.ts"
import { expectNoHorizontalOverflow } from "../fits-on-phone.ts"
import { expect, expectAccessible, unique } from "../journey.ts"

test("who changed this price: one click in the list of courses tells the name, the old and the new price", async ({
  page,
  factories,
}) => {
  const name = unique("Nusrat")
  const colleague = await factories.colleague("admin", name)
  const { _id, title } = await factories.newCourse({ price: 15000 })
  await factories.send("PATCH", `courses/update-course/${_id}`, { price: 9000 }, colleague)
  await openAs(page, factories.admin, `/dashboard/manage-courses?search=${title}`)
  await page.getByRole("button", { name: `More actions ${title}` }).click()
  await page.getByRole("link", { name: `History ${title}` }).click()
  const change = page
    .getByRole("region", { name: /^History/ })
    .getByRole("listitem")
    .first()
  await expect(change.getByText("price: 15,000 → 9,000")).toBeInViewport()
  await expect(change.getByRole("link", { name })).toBeInViewport()
  await expectAccessible(page)
  await page.goBack()
  await expect(page).toHaveURL(/manage-courses\?search=/)
})

test("on a phone a record's page fits in both languages, and its history is one press away", async ({
  page,
  factories,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { user } = await factories.student()
  await openAs(page, factories.admin, `/dashboard/all-users?search=${user.email}`)
  await page.getByRole("button", { name: `More actions ${user.name}` }).click()
  await page.getByRole("link", { name: `History ${user.name}` }).click()
  await expect(page.getByText("Account created")).toBeInViewport()
  await page.goto(`/dashboard/users/${user._id}`)
  await page.getByRole("link", { name: /^Last changed/ }).click()
  await expect(page.getByText("Account created")).toBeInViewport()
  await expectNoHorizontalOverflow(page)
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page.getByRole("heading", { name: /^ইতিহাস/ })).toBeVisible()
  await expectNoHorizontalOverflow(page)
  await expectAccessible(page)
})
