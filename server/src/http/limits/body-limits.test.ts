import { once } from "node:events"
import { type ClientRequest, type IncomingMessage, request } from "node:http"
import { gzipSync } from "node:zlib"
import { lengths, mayCall } from "contract"
import type { OpenAPIV3_1 as OpenApi } from "openapi-types"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { maxBodyBytes } from "#http/handle.ts"
import { type CallKey, callsByKey } from "#test/calls-by-key.ts"
import { aCourse, anAchievement } from "#test/factories.ts"
import { callOf } from "#test/fuzz/openapi-check.ts"
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

/** A request over a real socket, whose body the test sends in pieces. */
function open(path: string, headers: Record<string, string | number>) {
  const sent = request({ port, path: `/api${path}`, method: "POST", headers, agent: false })
  // If the server closes the connection during sending, it has sent its response before.
  sent.on("error", () => undefined)
  return { sent, response: responseTo(sent) }
}

async function responseTo(sent: ClientRequest) {
  const [incoming] = (await once(sent, "response")) as [IncomingMessage]
  const body = Buffer.concat(await incoming.toArray()).toString()
  return { status: incoming.statusCode, body: JSON.parse(body) }
}

const tooLarge = { status: 413, body: { success: false, code: "tooLarge", message: "The request is too large" } }
const json = { "content-type": "application/json" }

describe("a body that is too large", () => {
  test.for([17, 520, 1024, 5 * 1024])(
    "is rejected by its Content-Length of %i KiB, before any of it is sent",
    async (size) => {
      const { sent, response } = open("/auth/login", { ...json, "content-length": size * kibibyte })
      sent.flushHeaders()
      expect(await response).toMatchObject(tooLarge)
      sent.destroy()
    },
  )

  test.for([17, 520, 1024, 5 * 1024])("is rejected when all %i KiB of it are sent", async (size) => {
    const body = JSON.stringify({ email: "x".repeat(size * kibibyte) })
    const { sent, response } = open("/auth/login", { ...json, "content-length": body.length })
    sent.end(body)
    expect(await response).toMatchObject(tooLarge)
  })

  test("is one byte larger than the limit", async () => {
    const send = (length: number) =>
      app.request({ method: "POST", url: "/api/auth/login", payload: "{}".padEnd(length), headers: json })
    expect((await send(16 * kibibyte)).json().code).toBe("allFieldsRequired")
    expect((await send(16 * kibibyte + 1)).json().code).toBe("tooLarge")
  })

  test("is rejected in the middle, if it is sent in chunks", async () => {
    const { sent, response } = open("/auth/login", json)
    sent.write(`{"email":"${"x".repeat(10 * kibibyte)}`)
    sent.write("x".repeat(10 * kibibyte))
    expect(await response).toMatchObject(tooLarge)
    sent.destroy()
  })

  test("is rejected with the message for images, before an image is sent", async () => {
    const { token } = await app.as("student")
    const form = { "content-type": "multipart/form-data; boundary=x", "content-length": 6 * 1024 * kibibyte }
    const { sent, response } = open("/images", { ...form, authorization: token })
    sent.flushHeaders()
    const message = "Please choose an image of at most 5 MB"
    expect(await response).toMatchObject({ status: 413, body: { message } })
    sent.destroy()
  })
})

test.for(["gzip", "br", "x"])("a body with content-encoding %s is rejected, however small", async (encoding) => {
  const payload = gzipSync(JSON.stringify({ email: "a@b.co", password: "x" }))
  const headers = { ...json, "content-encoding": encoding }
  const response = await app.request({ method: "POST", url: "/api/auth/login", payload, headers })
  expect([response.statusCode, response.json().message]).toEqual([415, "The request must be sent as JSON"])
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

test("the longest form that a call accepts fits its body limit, with each letter escaped; under /auth, in Bengali", () => {
  const tooShort = described().flatMap(({ call, operation }) => {
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
  expect(tooShort).toEqual([])
})

test("calls under /auth that students may make read at most 16 KiB, and the API description states every limit", () => {
  const limits = described().flatMap(({ call, operation }) => {
    const rejection = operation.responses?.[413] as OpenApi.ResponseObject | undefined
    return rejection ? [[call, rejection.description] as const] : []
  })
  expect(limits.length).toBeGreaterThan(30)
  for (const [call, description] of limits) {
    expect([call, description]).toEqual([
      call,
      `The body is larger than ${(maxBodyBytes(callsByKey[call]) / 1024).toLocaleString("en")} KiB`,
    ])
    if (call.includes("/auth/") && mayCall("student", callsByKey[call]))
      expect(maxBodyBytes(callsByKey[call])).toBe(16 * kibibyte)
  }
})

test("the longest course and the longest achievement are accepted", async () => {
  const { token } = await app.as("admin")
  const long = (count: number) => "ক্ষ ".repeat(count / 4).trim()
  const course = aCourse({ description: long(20_000), curriculum: long(50_000), instructorBio: long(2_000) })
  const achievement = anAchievement({ description: long(20_000) })
  for (const [url, payload] of [
    ["courses", course],
    ["achievements", achievement],
  ] as const) {
    const response = await app.request({ method: "POST", url: `/api/${url}/register`, payload }, token)
    expect(response.statusCode).toBe(201)
  }
})
