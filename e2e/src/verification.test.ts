import { expect, settle, test } from "./journey.ts"

test("a printed result names the candidate, its URL and the time of the check, and leaves out form and buttons", async ({
  page,
}) => {
  await page.goto("/en/verify-certificate?no=PRH-0001-0001")
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByText(/^Checked on \d+ \w+ \d{4}, \d+:\d\d [ap]m \(Bangladesh time\)$/)).toBeVisible()
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden()
  await expect(page.getByText(/^Prohori · .+\/en\/verify-certificate\?no=PRH-0001-0001$/)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden()
  await expect(page.getByLabel("Certification Number")).toBeHidden()
  await expect(page.getByText("Nusrat Jahan Mim")).toBeVisible()
})

test("without a connection a number stays in its field, and is checked with the next attempt", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/)
  await page.goto("/en/verify-certificate")
  await settle(page)
  await page.getByLabel("Certification Number").fill("PRH-0001-0001")
  await page.context().setOffline(true)
  await page.getByRole("button", { name: "Submit" }).click()
  await expect(page.getByText("The certificate could not be checked")).toBeVisible()
  await expect(page.getByLabel("Certification Number")).toHaveValue("PRH-0001-0001")
  await page.context().setOffline(false)
  await page.getByRole("link", { name: "Try again" }).click()
  await expect(page.getByText("Nusrat Jahan Mim")).toBeVisible()
})

test("pages are printed in dark ink, even in the dark theme", async ({ page }) => {
  for (const path of ["/en/courses/ehp", "/en/our-services"]) {
    await page.emulateMedia({ colorScheme: "light", media: "print" })
    await page.goto(path)
    const inks = () =>
      page.locator("main :is(h1, h2, p)").evaluateAll((all) => all.map((each) => getComputedStyle(each).color))
    const onPaper = await inks()
    await page.emulateMedia({ colorScheme: "dark", media: "screen" })
    expect(await inks()).not.toEqual(onPaper)
    await page.emulateMedia({ colorScheme: "dark", media: "print" })
    expect(await inks()).toEqual(onPaper)
  }
})
