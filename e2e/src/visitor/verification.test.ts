import { test } from "../factories.ts"
import { expect, settle, unique } from "../journey.ts"

test("a printed result names the candidate, its URL and the time of the check, and leaves out form and buttons", async ({
  page,
}) => {
  await page.goto("/en/verify-certificate?no=PRH-0001-0001")
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByText(/^Checked on \d+ \w+ \d{4}, \d+:\d\d\s[ap]m \(Bangladesh time\)$/)).toBeVisible()
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden()
  await expect(page.getByText(/^Prohori · .+\/en\/verify-certificate\?no=PRH-0001-0001$/)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden()
  await expect(page.getByLabel("Certification Number")).toBeHidden()
  await expect(page.getByText("Nusrat Jahan Mim")).toBeVisible()
})

test("names and numbers in Latin letters have the site's typeface on a Bengali page", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await page.goto("/bn/verify-certificate?no=PRH-0001-0001")
  await page.evaluate(() => document.fonts.ready)
  // A font that came too late is shown from the next visit on.
  await page.reload()
  await page.evaluate(() => document.fonts.ready)
  await devtools.send("DOM.enable")
  await devtools.send("CSS.enable")
  const { root } = await devtools.send("DOM.getDocument", { depth: -1 })
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "dd [lang=en]" })
  expect(nodeIds.length).toBeGreaterThan(2)
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId })
    expect(fonts).toEqual([expect.objectContaining({ familyName: expect.stringMatching(/^Hind Siliguri/) })])
  }
})

test("without JavaScript and without a Bengali font in the system, a holder's name is drawn when our font comes", async ({
  browser,
  factories,
}) => {
  const certificationNo = unique("LETTERS")
  await factories.send("POST", "certificates/register", {
    ...{ certificationNo, certificationName: "Ethical Hacking Professional", batchNo: "0007" },
    ...{ candidateName: "মেহজাবিন চৌধুরী", candidateEmail: "letters@example.com" },
  })
  for (const language of ["en", "bn"]) {
    const page = await browser.newPage({ javaScriptEnabled: false })
    const { promise: later, resolve: load } = Promise.withResolvers<void>()
    await page.route(/bengali-\d+/, async (route) => {
      await later
      await route.continue()
    })
    await page.goto(`/${language}/verify-certificate?no=${certificationNo}`, { waitUntil: "commit" })
    const width = () => page.locator("main dd").first().evaluate(widthOfText)
    const ofBoxes = await width()
    load()
    await expect.poll(width).not.toBe(ofBoxes)
    await page.close()
  }
})

function widthOfText(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().width
}

test("a printed result with all facts fits on one sheet, in both languages", async ({ page, factories }) => {
  const certificationNo = unique("SHEET")
  await factories.send("POST", "certificates/register", {
    ...{ certificationNo, certificationName: "Ethical Hacking Professional", batchNo: "0007" },
    ...{ candidateName: "মেহজাবিন চৌধুরী", latinName: "Mehjabin Chowdhury", candidateEmail: "m@example.com" },
    ...{ hours: 48, issuedOn: "2026-01-01", expiresOn: "2090-01-31" },
    skills: "Penetration testing, reporting, network analysis, incident response, cloud security, digital forensics",
  })
  for (const language of ["bn", "en"]) {
    await page.goto(`/${language}/verify-certificate?no=${certificationNo}`)
    await expect(page.getByText("Mehjabin Chowdhury")).toBeVisible()
    for (const format of ["A4", "Letter"]) {
      const pdf = (await page.pdf({ format, margin: { top: "1cm", bottom: "1.5cm" } })).toString("latin1")
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    }
  }
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
  // Once the server still answered after this, in a whole run of the tests.
  const isOnline = () => page.evaluate(() => fetch("/robots.txt", { cache: "no-store" }).then(Boolean, () => false))
  await expect.poll(isOnline).toBe(false)
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
