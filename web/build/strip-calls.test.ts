import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { stripCalls } from "./strip-calls.ts"

const file = (name: string) => fileURLToPath(new URL(`../../contract/src/calls/${name}.ts`, import.meta.url))
const load = stripCalls.load as (this: unknown, id: string) => Promise<string | null>
const loadFor = (consumer: "client" | "server", name: string) =>
  load.call({ environment: { config: { consumer } } }, file(name))

test("the browser build keeps only a call's method, path, access and topics", async () => {
  const code = await loadFor("client", "gallery")
  expect(code).toContain(
    'export const getGalleries = {"method":"GET","path":"/galleries/get-galleries","access":"anyone","topics":["gallery"]}',
  )
  expect(code).not.toMatch(/response|summary|message/)
})

test("the calls of the office are in a module of their own, which pages do not load", async () => {
  const client = { environment: { config: { consumer: "client" } } }
  const [pages, office] = [await loadFor("client", "gallery"), await load.call(client, `${file("gallery")}?office`)]
  expect(pages).not.toContain("deleteGallery")
  expect(pages).toContain('calls/gallery.ts?office"')
  expect(office).toContain("export const deleteGallery = ")
  expect(office).toContain('export const galleryCalls = {"list":{"method":"GET"')
  expect(office).not.toContain("getGalleries")
  expect(pages).not.toContain("galleryCalls")
  expect(pages).toContain('export * from "../gallery.ts"')
})

test("calls that no page reads stay in one module", async () => {
  expect(await loadFor("client", "account/user")).not.toContain("?office")
})

test("the server build, and files without calls, are not changed", async () => {
  expect(await loadFor("server", "gallery")).toBeNull()
  expect(await loadFor("client", "index")).toBeNull()
})
