import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { builtPages } from "#pages/built.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

const settings = { publicUrl: "https://prohori.example", rateLimit: 0, trustProxy: undefined }
const pages = await builtPages()

let app: TestApp
let editor = ""
let rendered = 0
beforeAll(async () => {
  const render: typeof pages.render = (request) => {
    rendered++
    return pages.render(request)
  }
  app = await startTestApp("sqlite", { pages: { ...pages, render }, settings })
  editor = (await app.as("editor")).token
})
beforeEach(() => send("DELETE", "reset-contact"))
afterAll(() => app.stop())

function send(method: "PATCH" | "DELETE", name: string, payload?: object) {
  return app.request({ method, url: `/api/site/${name}`, ...(payload && { payload }) }, editor)
}
const change = (payload: object) => send("PATCH", "update-contact", payload)
const visit = async (url: string) => (await app.request({ url })).body

const shown = [
  "/en",
  "/bn/courses",
  "/en/about-us",
  "/bn/privacy-policy",
  "/en/fees",
  "/bn/trust",
  "/en/login",
  "/en/nothing",
]
test.for(shown)("a new phone number and email are on the cached page %s at once", async (url) => {
  expect(await visit(url)).toContain("hello@prohori.example")
  await change({ email: "office@example.com", phone: "+880 1700 000 001" })
  const page = await visit(url)
  for (const text of ["mailto:office@example.com", "tel:+8801700000001"]) expect(page).toContain(text)
  expect(page).not.toContain("hello@prohori.example")
  await send("DELETE", "reset-contact")
  expect(await visit(url)).toContain("hello@prohori.example")
})

test("every page carries the contact to the browser, which has no other", async () => {
  const dataOf = (page: string) => /id="hydration-data">(.*?)<\/script>/.exec(page)?.[1] ?? ""
  await change({ email: "office@example.com" })
  for (const url of ["/en/dashboard", "/bn/courses"])
    expect(JSON.parse(dataOf(await visit(url))).site.contact).toMatchObject({ email: "office@example.com" })
})

test("address and hours are in the page's language, structured data has the new links, and blank ones are left out", async () => {
  const office = { address: "খুলনা", hours: "সকাল ৯টা থেকে", en: { address: "Khulna", hours: "" } }
  await change({
    ...office,
    youtube: "",
    facebook: "https://facebook.example/new",
    instagram: "https://insta.example/p",
  })
  const [en, bn] = [await visit("/en"), await visit("/bn")]
  expect(en).toContain(">Khulna<")
  expect(bn).toContain(">খুলনা<")
  expect(en).toContain("সকাল ৯টা থেকে")
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(en)?.[1] ?? ""
  expect(JSON.parse(data)).toMatchObject({
    address: { streetAddress: "Khulna" },
    sameAs: ["https://facebook.example/new", "https://linkedin.example/company/prohori", "https://insta.example/p"],
  })
  expect(en).not.toContain(">YouTube<")
})

test("without a map the address is text, and without a group its button is left out", async () => {
  await change({ mapUrl: "", feminaGroup: "" })
  expect(await visit("/en")).not.toContain("map.example")
  expect(await visit("/en")).toContain("House 14")
  expect(await visit("/en/femina")).not.toContain("chat.example/prohori-femina")
})

test("security.txt names the new email at once", async () => {
  expect(await visit("/.well-known/security.txt")).toContain("Contact: mailto:hello@prohori.example")
  await change({ email: "security@example.com" })
  expect(await visit("/.well-known/security.txt")).toContain("Contact: mailto:security@example.com")
})

test("never shows markup of the office's texts as markup", async () => {
  const script = "</script><script>alert(1)</script>"
  await change({ address: script, hours: script, en: { address: "", hours: "" } })
  for (const url of ["/en", "/bn/fees", "/en/trust"]) expect(await visit(url)).not.toContain("<script>alert(1)")
})

test("pages without other data are served although the database fails, with the content that was read last, and are not cached", async () => {
  await change({ email: "office@example.com" })
  expect(await visit("/en/about-us")).toContain("office@example.com")
  app.database.changes.publish(["site"])
  const failing = vi.spyOn(app.database.read, "selectFrom").mockImplementation(() => {
    throw new Error("The database is away")
  })
  for (const url of ["/en/about-us", "/.well-known/security.txt"])
    expect(await visit(url)).toContain("office@example.com")
  failing.mockRestore()
  const before = rendered
  for (const url of ["/en/about-us", "/en/about-us"]) expect(await visit(url)).toContain("office@example.com")
  expect(rendered).toBe(before + 1)
})

test("a page shows the list that was read last although the database fails, and is not cached", async () => {
  await send("PATCH", "update-payment-ways", { items: [{ name: "রকেট", en: { name: "Rocket" } }] })
  expect(await visit("/en/fees")).toContain("Rocket")
  app.database.changes.publish(["site"])
  // This page reads the contact again, but no list.
  await visit("/en/login")
  const warning = async () => (await app.request({ url: "/api/site/get-payment-ways" })).headers.warning
  const failing = vi.spyOn(app.database.read, "selectFrom").mockImplementation(() => {
    throw new Error("The database is away")
  })
  expect(await visit("/en/fees")).toContain("Rocket")
  expect(await warning()).toMatch(/^110 /)
  failing.mockRestore()
  expect(await warning()).toBeUndefined()
  const before = rendered
  for (const url of ["/en/fees", "/en/fees"]) expect(await visit(url)).toContain("Rocket")
  expect(rendered).toBe(before + 1)
})
