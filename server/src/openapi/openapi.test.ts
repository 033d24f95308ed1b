import { Validator } from "@seriousme/openapi-schema-validator"
import type { Call } from "contract"
import type { HTTPMethods } from "fastify"
import type { OpenAPIV3_1 as OpenApi } from "openapi-types"
import { afterAll, expect, onTestFinished, test } from "vitest"
import { callsByKey } from "#test/calls-by-key.ts"
import { resolved } from "#test/fuzz/fuzz-calls.ts"
import { callOf, undocumentedBy } from "#test/fuzz/openapi-check.ts"
import { schemaCheckerOf } from "#test/fuzz/schema-checker.ts"
import { apiDescription, startTestApp } from "#test/test-app.ts"

const app = await startTestApp("sqlite")
const response = await app.request({ url: "/api/openapi.json" })
const page = await app.request({ url: "/api/docs/" })
const script = await app.request({ url: "/api/docs/start.js" })
const isRouted = (call: string) => {
  const [method = "", path = ""] = call.split(" ")
  return app.app.hasRoute({ method: method as HTTPMethods, url: `/api${path}` })
}
const document: OpenApi.Document = response.json()

const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, OpenApi.OperationObject>).map(([method, operation]) => ({
    call: callOf(method, path),
    operation,
  })),
)
const byCall = operations.map(({ call, operation }) => [call, operation] as const)

const faultsOf = schemaCheckerOf(document)

const files = new Set([
  "GET /images/:name",
  "GET /certificates/document/:file",
  "GET /certificates/documents",
  "POST /auth/download-own-data",
])

afterAll(() => app.stop())

test("the document is valid OpenAPI 3.1", async () => {
  expect(document.openapi).toBe("3.1.0")
  expect(await new Validator().validate(structuredClone(document) as never)).toMatchObject({ valid: true })
})

test("the routes, the document and the contract have the same calls", () => {
  const documented = operations.map(({ call }) => call).sort()
  expect(documented.filter((call) => !isRouted(call))).toEqual([])
  expect(documented).toEqual(Object.keys(callsByKey).sort())
})

test("operationIds are unique", () => {
  const names = operations.map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
})

test.for(byCall)("%s has a summary, a description of every response, and valid examples", ([call, operation]) => {
  expect(operation.summary).toMatch(/^[A-Z].*[^.]$/)
  const responses = Object.entries(operation.responses as Record<string, OpenApi.ResponseObject>)
  expect(responses.some(([status]) => status.startsWith("2"))).toBe(true)
  for (const [status, { description, headers, content }] of responses) {
    expect(description).not.toMatch(/^$|Default/)
    expect(headers).toHaveProperty("x-request-id")
    if (status === "304" || (status === "200" && files.has(call))) continue
    for (const { schema, example } of Object.values(content ?? {})) {
      expect(example, status).toBeDefined()
      expect(faultsOf(schema ?? {}, example)).toEqual([])
    }
  }
})

test.for(byCall.filter(([, { requestBody }]) => requestBody))(
  "%s has a valid example of its request body",
  ([call, operation]) => {
    const { content } = operation.requestBody as OpenApi.RequestBodyObject
    for (const { schema, example } of Object.values(content)) {
      if (call === "POST /images") continue
      expect(example).toBeDefined()
      expect(faultsOf(schema ?? {}, example)).toEqual([])
    }
  },
)

test("the document has rules beyond types", () => {
  const schemaOf = (call: string) => {
    const body = operations.find((each) => each.call === call)?.operation.requestBody as OpenApi.RequestBodyObject
    const schema = body.content["application/json"]?.schema ?? {}
    return resolved(document, schema) as { properties: Record<string, object> }
  }
  const gallery = schemaOf("POST /galleries/register").properties.image ?? {}
  for (const link of ["javascript:alert(1)", "data:text/html,x", "ftp://example.com", "https://a:b@example.com"]) {
    expect(faultsOf(gallery, link), link).not.toEqual([])
  }
  const { price = {}, level = {} } = schemaOf("POST /courses/register").properties
  for (const valid of [1500, "1500", "১৫০০"]) expect(faultsOf(price, valid)).toEqual([])
  for (const invalid of [15.5, "15.5", "abc", -1, 10_000_001]) expect(faultsOf(price, invalid)).not.toEqual([])
  expect(level).toMatchObject({ enum: ["Beginner", "Intermediate", "Advance"] })
  expect(faultsOf(schemaOf("PATCH /courses/update-course/:id"), {})).not.toEqual([])
  expect(faultsOf(schemaOf("POST /certificates/register").properties.certificationNo ?? {}, "..")).not.toEqual([])
})

test("each rule for fields that belong together is described, with the names of the fields", () => {
  const calls: Record<string, Call> = callsByKey
  const withRules = operations.filter(({ call }) => (calls[call]?.body?._zod.def.checks ?? []).length > 0)
  expect(withRules.length).toBeGreaterThan(20)
  for (const { call, operation } of withRules) {
    const { content } = operation.requestBody as OpenApi.RequestBodyObject
    const schema = resolved(document, content["application/json"]?.schema ?? {}) as OpenApi.NonArraySchemaObject
    // An update needs one field, whichever it is.
    if (schema.minProperties === 1) continue
    const text = `${schema.description} ${operation.description}`
    const fields = Object.keys(schema.properties ?? {}).filter((name) => text.includes(`\`${name}\``))
    expect([call, fields.length]).toEqual([call, expect.toSatisfy((count: number) => count >= 2)])
  }
})

test("every JSON request body is a named schema, for generated clients", () => {
  for (const { call, operation } of operations) {
    const { content = {} } = (operation.requestBody ?? {}) as Partial<OpenApi.RequestBodyObject>
    const { schema } = content["application/json"] ?? {}
    if (schema) expect(schema, call).toHaveProperty("$ref", expect.stringMatching(/Input$/))
  }
})

test("patterns have no lookarounds, which some engines do not support", () => {
  expect(response.body).not.toMatch(/"pattern":"[^"]*\(\?[^:]/)
})

test("the document names a license", () => {
  expect(document.info.license?.name).toBeTruthy()
})

test("undocumented responses are detected", () => {
  const undocumented = undocumentedBy(document)
  const url = "/api/certificates/verify/none?x=1"
  expect(undocumented({ method: "GET", url, status: 404, headers: {} })).toEqual([])
  expect(undocumented({ method: "HEAD", url, status: 409, headers: {} })).toEqual([
    "HEAD /api/certificates/verify/{certificationNo} returns 409",
  ])
  expect(undocumented({ method: "GET", url, status: 200, headers: { etag: '"x"' } })).toEqual([
    "GET /api/certificates/verify/{certificationNo} returns 200 with etag",
  ])
})

test("a test that receives an undocumented response fails at its end", async () => {
  const { findUndocumented } = apiDescription
  onTestFinished(() => {
    apiDescription.findUndocumented = findUndocumented
  })
  const other = await startTestApp("sqlite")
  const incomplete = structuredClone(document)
  delete incomplete.paths?.["/api/health/live"]?.get?.responses?.[200]
  apiDescription.findUndocumented = undocumentedBy(incomplete)
  await other.request({ url: "/api/health/live" })
  await expect(other.stop()).rejects.toThrow("GET /api/health/live returns 200")
})

test("Swagger UI is served with a strict Content-Security-Policy, and loads the document", async () => {
  expect(page.statusCode).toBe(200)
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self'")
  for (const [, file] of page.body.matchAll(/(?:src|href)="([^"]+)"/g))
    expect([file, (await app.request({ url: `/api/docs/${file}` })).statusCode]).toEqual([file, 200])
  expect(script.body).toContain('url: "/api/openapi.json"')
  const { statusCode, headers } = await app.request({ url: "/api/docs" })
  expect([statusCode, headers.location]).toEqual([301, "/api/docs/"])
})
