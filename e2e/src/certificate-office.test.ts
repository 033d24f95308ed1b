import { readFile } from "node:fs/promises"
import { openAs, test } from "./factories.ts"
import { expect, unique } from "./journey.ts"

const png = () => readFile(new URL("../../web/public/icon-512.png", import.meta.url))
const nobody = { nameBn: "", nameEn: "", titleBn: "", titleEn: "", image: "" }

test.describe("signatures", () => {
  // There is one list of signatories.
  test.describe.configure({ mode: "serial" })

  test("an admin uploads a signature and sees it on the sample before it is saved", async ({ page, factories }) => {
    await openAs(page, await factories.adminLogin(), "/dashboard/manage-certificates/signature")
    const sample = page.getByRole("img", { name: "Sample in English" })
    const imagesIn = async () => decodeURIComponent((await sample.getAttribute("src")) ?? "").split("<image").length
    await expect(sample).toBeVisible()
    const before = await imagesIn()
    // First: a sample of a signature without a name is refused.
    await page.getByLabel("Name in English").fill("Dr. Nusrat Jahan")
    const file = { name: "signature.png", mimeType: "image/png", buffer: await png() }
    await page.getByRole("group", { name: "Signature" }).locator("input[type=file]").setInputFiles(file)
    await expect(page.getByRole("img", { name: "The signature" })).toBeVisible()
    await expect.poll(imagesIn).toBe(before + 1)
    await expect(page.getByText("This is how certificates will look. Nothing is saved yet.")).toBeVisible()
    await page.getByRole("button", { name: "Save" }).click()
    await expect(page.getByText("The signature is saved")).toBeVisible()
    await factories.send("PATCH", "certificates/update-signatory", nobody)
  })

  test("a successor is named with the keyboard, and an earlier certificate's file stays as it is", async ({
    page,
    factories,
  }) => {
    await factories.send("PATCH", "certificates/update-signatory", { ...nobody, nameEn: "Dr. Nusrat Jahan" })
    const certificationNo = unique("EARLY")
    const fields = { candidateName: "Rahim Uddin", candidateEmail: "rahim@example.com", certificationName: "EHP" }
    const early = { ...fields, batchNo: "0007", certificationNo, issuedOn: "2020-01-01" }
    await factories.send("POST", "certificates/register", early)
    const file = async () => (await page.request.get(`/api/certificates/document/${certificationNo}.pdf`)).body()
    const before = await file()
    await openAs(page, await factories.adminLogin(), "/dashboard/manage-certificates/signature")
    await page.getByLabel("Name in English").fill("Farhana Haque")
    await page.keyboard.press("Enter")
    await expect(page.getByText("Please choose which certificates should change")).toBeVisible()
    await page.keyboard.press("ArrowDown")
    await expect(page.getByLabel("Those from a day on")).toBeChecked()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { name: "At present: Farhana Haque" })).toBeVisible()
    expect((await file()).equals(before)).toBe(true)
    await page.getByRole("button", { name: "Remove: Farhana Haque" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click()
    await expect(page.getByRole("heading", { name: "At present: Dr. Nusrat Jahan" })).toBeVisible()
    await factories.send("PATCH", "certificates/update-signatory", nobody)
  })
})
