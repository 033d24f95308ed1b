import { type Factories, openAs, test } from "../factories.ts"
import { expect, expectAccessible, unique } from "../journey.ts"

const newQuestion = ({ send }: Factories): Promise<{ _id: string; question: string }> =>
  send("POST", "questions/register", { question: `${unique("Made")}?`, answer: "Yes.\nAlways." })

test("a visitor opens a question with the keyboard, and the link to its answer opens it after a reload", async ({
  page,
  factories,
}) => {
  const { _id, question } = await newQuestion(factories)
  await page.goto("/en/questions")
  await expect(page.locator("main details[open]")).toHaveCount(0)
  const answer = page.getByText("Always.").and(page.locator(`[id="${_id}"] *`))
  await page.locator("summary").filter({ hasText: question }).press("Enter")
  await expect(answer).toBeVisible()
  await expectAccessible(page)
  await page.locator(`[id="${_id}"]`).getByRole("link", { name: "Link to this answer" }).click()
  await expect(page).toHaveURL(`/en/questions#${_id}`)
  await page.reload()
  await expect(answer).toBeInViewport()
  await expect(page.getByRole("heading", { name: question })).toBeInViewport()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("the URL of an answer opens it", async ({ page, factories, expectProblem }) => {
    expectProblem(/\.js csp$/)
    const { _id } = await newQuestion(factories)
    await page.goto(`/en/questions#${_id}`)
    await expect(page.locator(`[id="${_id}"]`).getByText("Always.")).toBeInViewport()
    await expect(page.locator("details[open]")).toHaveCount(1)
  })
})

test("the palette leads a student to an answer, which is scrolled into view", async ({ page, factories }) => {
  const { _id, question } = await newQuestion(factories)
  await openAs(page, await factories.student(), "/dashboard/my-profile")
  await page.getByRole("heading", { level: 1 }).waitFor()
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox").fill(question)
  await expect(page.getByRole("option", { name: question })).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(new RegExp(`/questions#${_id}$`))
  await expect(page.locator(`[id="${_id}"]`).getByText("Always.")).toBeInViewport()
})
