import { openAs, test } from "../factories.ts"
import { anImageUrl, expect } from "../journey.ts"

test("the image of a URL is previewed, and a URL without an image is reported and stays in the field", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/404/)
  await openAs(page, factories.admin, "/dashboard/manage-galleries?new")
  const invalid = page.getByText("Please enter a valid image URL")
  const url = page.getByRole("textbox", { name: "Image" })
  const preview = page.getByRole("img", { name: "Preview: Image" })
  await expect(invalid).toBeVisible()
  await url.fill(anImageUrl)
  await expect(preview).toBeVisible()
  await expect(invalid).toBeHidden()
  const missing = anImageUrl.replace(/[^/]*$/, "nothing-here.png")
  await url.fill(missing)
  await expect(invalid).toBeVisible()
  await expect(preview).toBeHidden()
  await expect(url).toHaveValue(missing)
})
