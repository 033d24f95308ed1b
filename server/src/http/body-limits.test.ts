import { once } from "node:events"
import { type ClientRequest, type IncomingMessage, request } from "node:http"
import { gzipSync } from "node:zlib"
import { lengths } from "contract"
import type { OpenAPIV3_1 as OpenApi } from "openapi-types"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { maxBodyBytes } from "#http/handle.ts"
import { type CallKey, callsByKey } from "#test/calls-by-key.ts"
import { aCourse, anAchievement } from "#test/make.ts"
import { callOf } from "#test/openapi-check.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

const kibibyte = 1024
let app: TestApp
let port: number
beforeAll(async () => {
  app = await startTestApp("sqlite")
  await app.app.listen({ port: 0, host: "127.0.0.1" })
  port = (app.app.server.address() as { port: number }).port
})
afterAll(() => app.stop())

/** A request over a real socket, whose body the test sends piece by piece. */
function open(path: string, headers: Record<string, string | number>) {
  const sent = request({ port, path: `/api${path}`, method: "POST", headers, agent: false })
  // A connection that is closed while something is sent on it has been answered before.
  sent.on("error", () => undefined)
  return { sent, answered: answerTo(sent) }
}

async function answerTo(sent: ClientRequest) {
  const [answer] = (await once(sent, "response")) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray()).toString()
  return { status: answer.statusCode, body: JSON.parse(body) }
}

const tooLarge = { status: 413, body: { success: false, code: "tooLarge", message: "The request is too large" } }
const json = { "content-type": "application/json" }

describe("a body that is too large", () => {
  test.for([17, 520, 1024, 5 * 1024])(
    "is refused by its own words of %i KiB, before any of it is sent",
    async (size) => {
      const { sent, answered } = open("/auth/login", { ...json, "content-length": size * kibibyte })
      sent.flushHeaders()
      expect(await answered).toMatchObject(tooLarge)
      sent.destroy()
    },
  )

  test.for([17, 520, 1024, 5 * 1024])("of %i KiB that is sent whole is answered so", async (size) => {
    const body = JSON.stringify({ email: "x".repeat(size * kibibyte) })
    const { sent, answered } = open("/auth/login", { ...json, "content-length": body.length })
    sent.end(body)
    expect(await answered).toMatchObject(tooLarge)
  })

  test("in chunks is refused when it has grown too large, not at its end", async () => {
    const { sent, answered } = open("/auth/login", json)
    sent.write(`{"email":"${"x".repeat(10 * kibibyte)}`)
    sent.write("x".repeat(10 * kibibyte))
    expect(await answered).toMatchObject(tooLarge)
    sent.destroy()
  })

  test("of an image says so before it is sent", async () => {
    const { token } = await app.as("student")
    const form = { "content-type": "multipart/form-data; boundary=x", "content-length": 6 * 1024 * kibibyte }
    const { sent, answered } = open("/images", { ...form, authorization: token })
    sent.flushHeaders()
    const message = "Please choose an image of at most 5 MB"
    expect(await answered).toMatchObject({ status: 413, body: { message } })
    sent.destroy()
  })
})

test.for(["gzip", "br", "x"])("a body in content-encoding %s is refused, however small", async (encoding) => {
  const payload = gzipSync(JSON.stringify({ email: "a@b.co", password: "x" }))
  const headers = { ...json, "content-encoding": encoding }
  const answer = await app.request({ method: "POST", url: "/api/auth/login", payload, headers })
  expect([answer.statusCode, answer.json().message]).toEqual([415, "The request must be sent as JSON"])
  expect((await app.request({ url: "/api/courses/get-courses", headers })).statusCode).toBe(200)
})

type Property = { maxLength?: number; type?: string }
const described = () =>
  Object.entries((app.app.swagger() as OpenApi.Document).paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, OpenApi.OperationObject>).map(([method, operation]) => ({
      call: callOf(method, path) as CallKey,
      operation,
    })),
  )

test("the longest form that a call takes fits into its limit, each letter escaped; for accounts, in Bengali", () => {
  const short = described().flatMap(({ call, operation }) => {
    const body = operation.requestBody as OpenApi.RequestBodyObject | undefined
    const properties = (body?.content["application/json"]?.schema as { properties?: Record<string, Property> })
      ?.properties
    if (!properties) return []
    const perLetter = call.includes("/auth/") ? 3 : 6
    const bytes = Object.entries(properties).reduce(
      (sum, [name, { maxLength = lengths.number }]) => sum + name.length + 6 + maxLength * perLetter,
      2,
    )
    return bytes > maxBodyBytes(callsByKey[call]) ? [`${call}: ${bytes} bytes`] : []
  })
  expect(short).toEqual([])
})

test("calls open to anyone read 16 KiB at most, and the description names every limit", () => {
  const limits = described().flatMap(({ call, operation }) => {
    const refused = operation.responses?.[413] as OpenApi.ResponseObject | undefined
    return refused ? [[call, refused.description] as const] : []
  })
  expect(limits.length).toBeGreaterThan(30)
  for (const [call, said] of limits) {
    expect([call, said]).toEqual([
      call,
      `The body is larger than ${(maxBodyBytes(callsByKey[call]) / 1024).toLocaleString("en")} KiB`,
    ])
    if (call.includes("/auth/")) expect(maxBodyBytes(callsByKey[call])).toBe(16 * kibibyte)
  }
})

test("the longest course and the longest achievement are taken", async () => {
  const { token } = await app.as("admin")
  const long = (count: number) => "ক্ষ ".repeat(count / 4).trim()
  const course = aCourse({ description: long(20_000), curriculum: long(50_000), instructorBio: long(2_000) })
  const achievement = anAchievement({ description: long(20_000) })
  for (const [url, payload] of [
    ["courses", course],
    ["achievements", achievement],
  ] as const) {
    const answer = await app.request({ method: "POST", url: `/api/${url}/register`, payload }, token)
    expect(answer.statusCode).toBe(201)
  }
})
