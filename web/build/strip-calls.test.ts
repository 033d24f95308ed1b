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

test("the server build, and files without calls, are not changed", async () => {
  expect(await loadFor("server", "gallery")).toBeNull()
  expect(await loadFor("client", "index")).toBeNull()
})
