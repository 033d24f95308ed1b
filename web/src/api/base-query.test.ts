import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { baseQuery } from "./base-query.ts"

let silent: Server
let baseUrl: string
beforeAll(async () => {
  silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve))
  baseUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
})
afterAll(() => silent.closeAllConnections())

async function failureOf(fetchFn: typeof fetch) {
  const call = { signal: new AbortController().signal, extra: { baseUrl, fetchFn, publicUrl: "" } }
  const { error } = await baseQuery({ call: { method: "GET", path: "/anything" } }, call as never, {})
  return error?.status
}

test("a call without a response in time fails with TIMEOUT_ERROR", async () => {
  const fetchWithShortTimeout: typeof fetch = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(50) })
  expect(await failureOf(fetchWithShortTimeout)).toBe("TIMEOUT_ERROR")
})

test("a call to an unreachable server fails with FETCH_ERROR", async () => {
  const fetchFromClosedPort: typeof fetch = (_url, init) => fetch("http://127.0.0.1:1", init)
  expect(await failureOf(fetchFromClosedPort)).toBe("FETCH_ERROR")
})
