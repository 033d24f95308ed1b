import type { Page } from "@playwright/test"
import { openAs, test } from "../factories.ts"
import { authorization, expect } from "../journey.ts"

/** The sample content's candidates, and six more. */
const people = (
  [
    ["Nusrat Jahan Mim", "nusrat.mim"],
    ["Tanvir Hasan Rafi", "tanvir.rafi"],
    ["মেহজাবিন চৌধুরী", "mehjabin.c"],
    ["আরিফুল ইসলাম শুভ", "ariful.shuvo"],
    ["Farhana Yasmin", "farhana.y"],
    ["সাদিয়া আফরিন ঐশী", "sadia.oishi"],
    ["Mahmudul Hasan Joy", "mahmudul.joy"],
    ["তাসনিম জারা", "tasnim.zara"],
    ["Rakibul Karim", "rakibul.k"],
    ["ঋতুপর্ণা দাস", "rituparna.d"],
    ["Shakil Ahmed Pranto", "shakil.pranto"],
    ["উম্মে হাবিবা", "umme.habiba"],
    ["Anika Tabassum", "anika.t"],
    ["জুবায়ের রহমান", "jubayer.r"],
    ["Priyanka Chakma", "priyanka.c"],
    ["মোঃ আবদুল্লাহ আল মামুন", "a.mamun"],
    ["Sumaiya Akter Riya", "sumaiya.riya"],
    ["শ্রাবন্তী সরকার", "srabanti.s"],
    ["Imran Hossain Khan", "imran.khan"],
    ["লাবণ্য ত্রিপুরা", "labanya.t"],
    ["Rezwan Kabir", "rezwan.kabir"],
    ["ফাতেমা তুজ জোহরা", "fatema.tz"],
    ["Ashraful Alam Siam", "ashraful.siam"],
    ["কৃষ্ণা রাণী বিশ্বাস", "krishna.b"],
    ["Sabbir Rahman", "sabbir.r"],
    ["আয়েশা সিদ্দিকা", "ayesha.s"],
    ["Naimur Rahman", "naimur.r"],
    ["মিথিলা বড়ুয়া", "mithila.b"],
    ["Tahsin Alam", "tahsin.alam"],
    ["রুমানা পারভীন", "rumana.p"],
  ] as const
).map(([name, mail]) => ({ name, email: `${mail}@example.com` }))

/** Counts every key that a person presses: each character, and each key of a combination. */
function keyboardOf(page: Page) {
  let count = 0
  const type = (text: string) => {
    count += [...text].length
    return page.keyboard.type(text)
  }
  /** Counts as many keys, but sends the text in one event: typing a thousand characters takes half a minute. */
  const insert = (text: string) => {
    count += [...text].length
    return page.keyboard.insertText(text)
  }
  const press = (keys: string) => {
    count += keys.split("+").length
    return page.keyboard.press(keys)
  }
  return { type, insert, press, count: () => count }
}

test.describe.configure({ timeout: 120_000 })

/** A batch with one certificate, as every batch after the first has: its numbers are proposed. */
test.beforeEach(async ({ page, factories }) => {
  await openAs(page, factories.admin, "/dashboard/manage-certificates")
  await expect(page.getByRole("heading", { name: /^Certificates \(/ })).toBeVisible()
})

async function newBatch(page: Page) {
  const batchNo = String(Date.now()).slice(-5)
  const candidate = { candidateName: "Farzana Haque", candidateEmail: "farzana@example.com" }
  const data = { ...candidate, certificationName: "EHP", batchNo, certificationNo: `PRH-${batchNo}-0001` }
  await page.request.post("/api/certificates/register", { headers: await authorization(page), data })
  return batchNo
}

async function issuedIn(page: Page, batchNo: string) {
  const url = `/api/certificates/get-certificates?batchNo=${batchNo}&limit=100&sort=certificationNo`
  const response = await page.request.get(url, { headers: await authorization(page) })
  const { data } = (await response.json()) as { data: { candidateName: string; certificationNo: string }[] }
  return data.slice(1).map(({ candidateName, certificationNo }) => [candidateName, certificationNo])
}
const expected = (batchNo: string) =>
  people.map(({ name }, index) => [name, `PRH-${batchNo}-${String(index + 2).padStart(4, "0")}`])

test("thirty certificates by hand take fewer than 1,300 keystrokes", { tag: "@slow" }, async ({ page }) => {
  const batchNo = await newBatch(page)
  const keys = keyboardOf(page)
  await page.getByRole("button", { name: "Create New Certificate" }).click()
  const dialog = page.getByRole("dialog")
  const [name, number] = [dialog.getByLabel("Candidate Name"), dialog.getByLabel("Certification No.")]
  await expect(name).toBeFocused()
  for (const [index, person] of people.entries()) {
    // The first two by single keys: one is stored from a form that was opened, one from a form that was emptied.
    const enter = index < 2 ? keys.type : keys.insert
    await enter(person.name)
    await keys.press("Tab")
    await enter(person.email)
    if (index === 0) {
      await keys.press("Tab")
      await keys.type("Ethical Hacking Professional")
      await keys.press("Tab")
      await keys.type(batchNo)
      await keys.press("Tab")
    }
    await expect(number).toHaveValue(expected(batchNo)[index]?.[1] ?? "")
    const isLast = index === people.length - 1
    await keys.press(isLast ? "Enter" : "Control+Shift+Enter")
    if (!isLast) await expect(name).toHaveValue("")
  }
  await expect(page.getByRole("dialog")).toBeHidden()
  expect(await issuedIn(page, batchNo)).toEqual(expected(batchNo))
  test.info().annotations.push({ type: "keystrokes", description: String(keys.count()) })
  expect(keys.count()).toBeLessThan(1300)
})

test("thirty pasted certificates take fewer than 60 keystrokes", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const batchNo = await newBatch(page)
  const text = people.map(({ name, email }) => `${name}\t${email}`).join("\n")
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  const keys = keyboardOf(page)
  await page.getByRole("button", { name: "Create New Certificate" }).click()
  await expect(page.getByLabel("Candidate Name")).toBeFocused()
  await keys.press("Control+v")
  await expect(page.getByLabel("Certification Name")).toBeFocused()
  await keys.type("Ethical Hacking Professional")
  await keys.press("Tab")
  await keys.type(batchNo)
  await expect(page.getByRole("button", { name: "Issue 30 certificates" })).toBeEnabled()
  await keys.press("Enter")
  await expect(page.getByRole("dialog", { name: "30 certificates were issued" })).toBeVisible()
  expect(await issuedIn(page, batchNo)).toEqual(expected(batchNo))
  test.info().annotations.push({ type: "keystrokes", description: String(keys.count()) })
  expect(keys.count()).toBeLessThan(60)
})
