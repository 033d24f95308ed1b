import { openAs, test } from "./factories.ts"
import { expectFitsOnPhone } from "./fits-on-phone.ts"
import { expect, expectAccessible } from "./journey.ts"

const screen = "/dashboard/manage-reviews"
const found = (name: string) => `${screen}?search=${name}`
const home = (name: string) => `Show the review by ${name} on the home page`
const toggle = "**/api/reviews/change-home-visibility/*"

test("Reviews name their count, and fit on a phone", async ({ page, factories }) => {
  await openAs(page, factories.admin, screen)
  await expect(page.getByRole("heading", { name: /^Reviews \([1-9]\d*\)$/ })).toBeVisible()
  await expect(page.getByText(/^On the home page: \d+. It shows at most 50.$/)).toBeVisible()
  await expectFitsOnPhone(page)
})

test("reviews are paged by first, previous, next and last", async ({ page, factories }) => {
  await openAs(page, factories.admin, screen)
  const pages = page.getByRole("navigation", { name: "Pages" })
  await pages.getByRole("link", { name: "Next" }).click()
  await expect(page).toHaveURL(`${screen}?page=2`)
  await expect(page.getByRole("row").nth(1).getByRole("cell").nth(1)).toContainText("11")
  await pages.getByRole("link", { name: "Previous" }).click()
  await expect(page).toHaveURL(screen)
  await pages.getByRole("link", { name: "Last" }).click()
  await expect(pages.getByRole("link", { name: "Next" })).toHaveAttribute("aria-disabled", "true")
  await pages.getByRole("link", { name: "First" }).click()
  await expect(page).toHaveURL(screen)
  await expect(pages.getByRole("link", { name: "First" })).toHaveAttribute("aria-disabled", "true")
})

test("a review is found by its author, shows stars in words, and its whole comment on demand", async ({
  page,
  factories,
}) => {
  await openAs(page, factories.admin, screen)
  await page.getByRole("searchbox", { name: "Search reviews" }).fill("tanvir.rafi@example.com")
  await expect(page).toHaveURL(/\?search=tanvir/)
  await expect(page.getByRole("heading", { name: "Reviews (1)" })).toBeVisible()
  const row = page.getByRole("row").filter({ hasText: "Tanvir Hasan Rafi" })
  await expect(row.getByRole("img", { name: "5 out of 5" })).toBeVisible()
  await expect(row.getByRole("paragraph")).toHaveText(/^.{100}\.\.\.$/)
  const more = row.getByRole("button", { name: "see more (review by Tanvir Hasan Rafi)" })
  await more.click()
  const whole = page.getByRole("dialog", { name: "Tanvir Hasan Rafi" })
  await expect(whole.getByRole("paragraph")).toHaveText(/ within a minute\.$/)
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(more).toBeFocused()
})

test("the home toggle answers at once, keeps the focus, and goes back when it could not be saved", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/)
  const name = await factories.review()
  await openAs(page, factories.admin, found(name))
  const onHome = page.getByRole("switch", { name: home(name) })
  await expect(onHome).not.toBeChecked()
  let fail = () => {}
  const held = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(toggle, (route) => held.then(() => route.abort()), { times: 1 })
  await onHome.click()
  await expect(onHome).toBeChecked()
  fail()
  await expect(page.getByText("Failed to change visibility")).toBeVisible()
  await expect(onHome).not.toBeChecked()
  await expect(onHome).toBeFocused()
  await page.keyboard.press("Space")
  await expect(page.getByText("Visibility changed successfully")).toBeVisible()
  await expect(onHome).toBeChecked()
  const { data } = await (await page.request.get("/api/reviews/get-home-reviews")).json()
  expect(data.map((review: { name: string }) => review.name)).toContain(name)
})

test("a switch is not turned again while it is being saved", async ({ page, factories }) => {
  const name = await factories.review()
  await openAs(page, factories.admin, found(name))
  const onHome = page.getByRole("switch", { name: home(name) })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let asked = 0
  await page.route(toggle, (route) => {
    asked += 1
    return held.then(() => route.continue())
  })
  await onHome.click()
  await onHome.click()
  await expect(onHome).toBeChecked()
  release()
  await expect(page.getByText("Visibility changed successfully")).toBeVisible()
  expect(asked).toBe(1)
})

test("the box for all rows says when only some are selected", async ({ page, factories }) => {
  await factories.review()
  await factories.review()
  await openAs(page, factories.admin, screen)
  const all = page.getByRole("checkbox", { name: "Select all on this page" })
  await page
    .getByRole("row")
    .getByRole("checkbox", { name: /^Select / })
    .first()
    .check()
  await expect(all).toBeChecked({ indeterminate: true })
  await all.check()
  await expect(all).toBeChecked()
  await expect(page.getByText("1 selected")).toBeHidden()
})

test("several reviews, chosen by two searches, are shown on home by one answer; what failed stays chosen", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/500/)
  const [one, other] = [await factories.review(), await factories.review()]
  await openAs(page, factories.admin, found(one))
  await page.getByRole("checkbox", { name: `Select ${one}` }).check()
  await page.getByRole("searchbox").fill(other)
  await page.getByRole("checkbox", { name: `Select ${other}` }).check()
  await expect(page.getByText("2 selected")).toBeVisible()
  const showAll = page.getByRole("button", { name: "Show on home (all that are selected)" })
  await showAll.click()
  const question = page.getByRole("alertdialog", { name: "Show 2 on the home page?" })
  await expect(question).toContainText("at most 50")
  await expectAccessible(page)
  const broken = { status: 500, json: { success: false, message: "Something went wrong" } }
  await page.route(toggle, (route) => route.fulfill(broken), { times: 1 })
  await question.getByRole("button", { name: "Show on home" }).click()
  await expect(page.getByText("1 failed: Something went wrong")).toBeVisible()
  await expect(page.getByText("1 selected")).toBeVisible()
  await expect(question).toBeHidden()
  await showAll.click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Show on home" }).click()
  await expect(page.getByText("Visibility changed successfully")).toHaveCount(1)
  await expect(page.getByText("1 selected")).toBeHidden()
  const { data } = await (await page.request.get("/api/reviews/get-home-reviews")).json()
  expect(data.map((review: { name: string }) => review.name)).toEqual(expect.arrayContaining([one, other]))
})

test("a review is deleted after a question that names its author, and is chosen no more", async ({
  page,
  factories,
}) => {
  const name = await factories.review()
  await openAs(page, factories.admin, found(name))
  await page.getByRole("checkbox", { name: `Select ${name}` }).check()
  await page.getByRole("button", { name: `Delete ${name}` }).click()
  const question = page.getByRole("alertdialog", { name: "Delete this review?" })
  await expect(question).toContainText(name)
  await question.getByRole("button", { name: "Cancel" }).click()
  await expect(page.getByRole("button", { name: `Delete ${name}` })).toBeFocused()
  await page.getByRole("button", { name: `Delete ${name}` }).click()
  await question.getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Review deleted successfully")).toBeVisible()
  await expect(page.getByText("No reviews found...")).toBeVisible()
  await expect(page.getByText("1 selected")).toBeHidden()
})
