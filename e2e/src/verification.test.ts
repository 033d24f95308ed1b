import { expect, expectAccessible, test } from "./journey.ts"

test("a result on paper says whose it is, where it stands and when it was verified, and leaves the form out", async ({
  page,
}) => {
  await page.goto("/en/verify-certificate?no=PRH-0001-0001")
  const date = page.getByText(/^Verified on \d+ \w+ \d{4}$/)
  await expect(date).toBeHidden()
  await page.emulateMedia({ media: "print" })
  await expect(date).toBeVisible()
  await expect(page.getByText(/^Prohori · .+\/en\/verify-certificate\?no=PRH-0001-0001$/)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden()
  await expect(page.getByText("Nusrat Jahan Mim")).toBeVisible()
})

for (const path of ["/en/courses/ehp", "/en/our-services"]) {
  test(`${path} is printed in dark ink, though the system is dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", media: "print" })
    await page.goto(path)
    const inks = () =>
      page.locator("main :is(h1, h2, p)").evaluateAll((all) => all.map((each) => getComputedStyle(each).color))
    const onPaper = await inks()
    await page.emulateMedia({ colorScheme: "dark", media: "screen" })
    expect(await inks()).not.toEqual(onPaper)
    await page.emulateMedia({ colorScheme: "dark", media: "print" })
    expect(await inks()).toEqual(onPaper)
  })
}

test("of an unknown number the answer names it, and whom to ask", async ({ page, expectProblem }) => {
  expectProblem(/404/)
  await page.goto("/en/verify-certificate")
  const notes = page.getByText("Emails are never shown.")
  await expect(notes).toBeVisible()
  await page.getByLabel("Certification Number").fill("PRH-9999-0001")
  await page.getByRole("button", { name: "Submit" }).click()
  const answer = page.getByRole("main").locator("section")
  await expect(answer.getByText("The credentials which you have entered is not valid.")).toBeVisible()
  await expect(answer.getByText("PRH-9999-0001", { exact: true })).toBeVisible()
  await expect(answer.getByRole("link", { name: "hello@prohori.example" })).toHaveAttribute("href", /^mailto:/)
  await expect(answer.getByRole("link", { name: "+880 9600 000 014" })).toHaveAttribute("href", /^tel:/)
  await expect(notes).toHaveCount(0)
  await expectAccessible(page)
})
