import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

const url = (list: string) => `/dashboard/manage-site/${list}`
const save = () => screen.getByRole("button", { name: "Save" })
const saved = async (list = "partners") => (await callApi("GET", `site/get-${list}`)).items
const namesIn = (items: { name: string }[]) => items.map(({ name }) => name)
const partners = (...names: string[]) =>
  callApi("PATCH", "site/update-partners", {
    items: names.map((name) => ({ name, en: { name: `${name} in English` } })),
  })
const rows = () => within(screen.getByRole("list", { name: "Entries" })).getAllByRole("listitem")
const press = (name: string | RegExp) => screen.getByRole("button", { name })

beforeEach(async () => {
  sessionStorage.setItem("announced", "1")
  for (const list of ["partners", "institutions", "hero", "payment-ways"]) await callApi("DELETE", `site/reset-${list}`)
})

async function open(list = "partners", as: "admin" | "editor" = "editor") {
  const user = await renderApp({ url: url(list), as })
  await screen.findByRole("list", { name: "Entries" })
  return user
}

test("a partner is added, moved and named in English, and is on the home page at once", async () => {
  await partners("ক ব্যাংক", "খ ব্যাংক")
  const user = await open()
  await expectAccessible()
  await user.click(press("Add an entry"))
  expect(document.activeElement).toBe(screen.getByLabelText("Name"))
  fill(screen.getByLabelText("Name"), "নতুন ব্যাংক")
  screen.getByText("English missing: 1")
  await user.click(press("Move up: নতুন ব্যাংক"))
  expect(document.activeElement).toBe(press("Move up: নতুন ব্যাংক"))
  await user.keyboard("{Enter}")
  screen.getByText("নতুন ব্যাংক is now at place 1 of 3")
  fill(screen.getByLabelText("Name (English)"), "New Bank")
  expect(screen.queryByText(/^English missing/)).toBe(null)
  await expectAccessible()
  await user.click(save())
  await findToast("Saved. It is on the site now")
  expect(namesIn(await saved())).toEqual(["নতুন ব্যাংক", "ক ব্যাংক", "খ ব্যাংক"])
  await renderApp({ url: "/" })
  const shown = within(await screen.findByRole("region", { name: "Our partners" })).getAllByRole("listitem")
  expect(shown.map(({ textContent }) => textContent.trim())).toEqual([
    "New Bank",
    "ক ব্যাংক in English",
    "খ ব্যাংক in English",
  ])
})

test("a removed entry can be put back, and without entries the home page has no such section", async () => {
  await partners("ক ব্যাংক", "খ ব্যাংক")
  const user = await open()
  await user.click(press("Remove: ক ব্যাংক"))
  expect(document.activeElement).toBe(press("Undo"))
  await user.keyboard("{Enter}")
  expect(rows()).toHaveLength(2)
  for (const name of ["খ ব্যাংক", "ক ব্যাংক"]) await user.click(press(`Remove: ${name}`))
  await user.click(save())
  await waitFor(async () => expect(await saved()).toEqual([]))
  await renderApp({ url: "/" })
  await screen.findByRole("region", { name: "Accreditation" })
  expect(screen.queryByRole("region", { name: "Our partners" })).toBe(null)
})

test("what is missing or in the list twice is said beside its field, which opens and gets the focus", async () => {
  await partners("ক ব্যাংক", "খ ব্যাংক")
  const user = await open()
  await user.click(press("Edit: খ ব্যাংক"))
  fill(screen.getByLabelText("Name"), "ক  ব্যাংক।")
  await user.click(press(/^Close: ক/))
  await user.click(save())
  await screen.findByText("This is already in the list, as number 1")
  expect(document.activeElement).toBe(screen.getByLabelText("Name"))
  fill(screen.getByLabelText("Name"), "")
  await screen.findByText("Please fill this in")
  fill(screen.getByLabelText("Logo"), "javascript:alert(1)")
  await screen.findByText("Please enter a link that starts with http:// or https://")
  expect(namesIn(await saved())).toEqual(["ক ব্যাংক", "খ ব্যাংক"])
})

test("a change of somebody else is shown before it is overwritten, and unsaved input is a draft", async () => {
  expectProblem(/^412 /)
  await partners("ক ব্যাংক")
  const user = await open()
  await user.click(press("Edit: ক ব্যাংক"))
  fill(screen.getByLabelText("Name"), "আমাদের ব্যাংক")
  await partners("তাদের ব্যাংক")
  await user.click(save())
  const notice = within(await screen.findByRole("alert"))
  notice.getByText(/^তাদের ব্যাংক · তাদের ব্যাংক in English/)
  await renderApp({ url: url(""), as: "editor" })
  await open()
  await screen.findByText("You changed this earlier and did not save it")
  expect(rows()[0]?.textContent).toContain("আমাদের ব্যাংক")
})

test("a list is reset after a question, which can be undone, and an earlier version is restored", async () => {
  await partners("ক ব্যাংক")
  await partners("খ ব্যাংক")
  const user = await open("partners", "admin")
  await user.click(press("Reset to the original content"))
  await confirm(user, "Reset to the original content")
  await waitFor(() => expect(rows()).toHaveLength(9))
  await user.click(await screen.findByRole("button", { name: "Undo" }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  const versions = screen.getAllByRole("button", { name: /^Restore: Version \d+$/ })
  await user.click(versions[1] as HTMLElement)
  await waitFor(async () => expect(namesIn(await saved())).toEqual(["ক ব্যাংক"]))
})

test("the images of the home page change their order, and the first one is loaded first", async () => {
  const user = await open("hero")
  const second = (await saved("hero"))[1]
  await user.click(press(`Move up: ${second.text}`))
  await user.click(save())
  await findToast("Saved. It is on the site now")
  await renderApp({ url: "/" })
  const slideshow = within(await screen.findByRole("region", { name: "What learning with us looks like" }))
  const [first] = slideshow.getAllByRole("img", { hidden: true })
  expect(["src", "fetchpriority", "loading"].map((name) => first?.getAttribute(name))).toEqual([
    new URL(second.image).pathname,
    "high",
    null,
  ])
})

test("a way to pay without an English name is on the English page as it is, with a label", async () => {
  const user = await open("payment-ways")
  screen.getByRole("heading", { level: 1, name: "Ways to pay" })
  await user.click(press("Add an entry"))
  fill(screen.getByLabelText("Name"), "রকেট")
  await user.click(save())
  await findToast("Saved. It is on the site now")
  await renderApp({ url: "/fees" })
  const rocket = await screen.findByText("রকেট")
  expect([rocket.lang, rocket.closest("li")?.textContent]).toEqual(["bn", "রকেট in Bengali"])
})

test("the number and the account of a way to pay are entered beside its name, and can be left empty", async () => {
  await callApi("PATCH", "site/update-payment-ways", { items: [{ name: "রকেট" }] })
  const user = await open("payment-ways")
  await user.click(press("Edit: রকেট"))
  fill(screen.getByLabelText("Merchant or account number"), "01700-000015")
  fill(screen.getByLabelText("Name of the account"), "Prohori Limited")
  await expectAccessible()
  await user.click(save())
  await findToast("Saved. It is on the site now")
  expect(await saved("payment-ways")).toMatchObject([{ number: "01700-000015", account: "Prohori Limited" }])
})

test("the level of an institution and the state of a programme are chosen", async () => {
  const user = await open("institutions")
  await user.click(press("Add an entry"))
  await user.selectOptions(screen.getByLabelText("Level"), "College")
  fill(screen.getByLabelText("Name"), "নতুন কলেজ")
  fill(screen.getByLabelText("District"), "ফেনী")
  await user.click(save())
  await waitFor(async () =>
    expect((await saved("institutions")).at(-1)).toMatchObject({
      level: "college",
      name: "নতুন কলেজ",
      district: "ফেনী",
    }),
  )
  await open("trainings")
  await user.click(screen.getAllByRole("button", { name: /^Edit: / })[0] as HTMLElement)
  expect(textIn(screen.getByLabelText("State"))).toBe("true")
})

test("a file of institutions shows what it changes, is in the form, and on the site when it is saved", async () => {
  const user = await open("institutions")
  const choose = (text: string) =>
    user.upload(screen.getByLabelText("Read a CSV file", { selector: "input" }), new File([text], "list.csv"))
  await choose("level,name,district\nschool,ক,ঢাকা\n")
  await screen.findByText("Please choose university or college")
  await choose("level,name,district,nameEn\ncollege,নতুন কলেজ,ফেনী,New College\n")
  const changes = within(await screen.findByRole("region", { name: "What the file changes" }))
  expect([changes.getByText("New: 1"), changes.getByText("Not in the file: 30")]).toHaveLength(2)
  await expectAccessible()
  await user.click(changes.getByRole("button", { name: "Add and change only" }))
  expect(rows()).toHaveLength(31)
  await choose("level,name,district,nameEn\ncollege,নতুন কলেজ,ফেনী,New College\n")
  await user.click(await screen.findByRole("button", { name: "Replace the list" }))
  expect(rows()).toHaveLength(1)
  expect(await saved("institutions")).toHaveLength(30)
  await user.click(save())
  await findToast("Saved. It is on the site now")
  await renderApp({ url: "/cyber-defenders" })
  await screen.findByText("New College")
  screen.getByText("No matches at this level.")
})
