import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, it } from "vitest"
import { baseQuery } from "./base-query.ts"

let silent: Server
let address: string
beforeAll(async () => {
  silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve))
  address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
})
afterAll(() => silent.closeAllConnections())

async function failureOf(fetchFn: typeof fetch) {
  const call = { signal: new AbortController().signal, extra: { baseUrl: address, fetchFn, publicUrl: "" } }
  const { error } = await baseQuery({ call: { method: "GET", path: "/anything" } }, call as never, {})
  return error?.status
}

it("a call that is not answered in time fails as TIMEOUT_ERROR", async () => {
  const impatient: typeof fetch = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(50) })
  expect(await failureOf(impatient)).toBe("TIMEOUT_ERROR")
})

it("a call to a server that is not there fails as FETCH_ERROR", async () => {
  const elsewhere: typeof fetch = (_url, init) => fetch("http://127.0.0.1:1", init)
  expect(await failureOf(elsewhere)).toBe("FETCH_ERROR")
})
