import type { InjectOptions } from "fastify"
import { beforeAll, expect, test } from "vitest"
import { type DescribedCall, describedCalls, isLink, type Schema } from "#test/fuzz/fuzz-calls.ts"
import { onBothDatabases, startTestApp } from "#test/test-app.ts"

const describedApp = await startTestApp("sqlite")
const calls = describedCalls(describedApp.app.swagger() as never)
await describedApp.stop()

const json = "application/json"
const withForm = calls.filter(({ mediaType }) => mediaType === json)
/** The fields of a form, and those of an object in it. A filter refuses unknown fields; other forms drop them. */
const fieldsIn = (body: Schema | null, prefix = ""): [string, Schema][] =>
  Object.entries(body?.properties ?? {}).flatMap(([field, schema]) => [
    [prefix + field, schema] as [string, Schema],
    ...fieldsIn(schema, `${prefix}${field}.`).filter(() => isOpen(schema)),
  ])
const isOpen = ({ additionalProperties }: Schema) => additionalProperties !== false
const fields = withForm.flatMap((call) => fieldsIn(call.body).map(([field, schema]) => ({ call, field, schema })))

const texts = ["a\u0000b", "\ud800", "\u202egnp.exe", "\u200b"]
const links = [
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "data:text/html,x",
  "//example.com",
  "https://a:b@example.com",
]
const emails = ["x", "a@b", "a@b.co\r\nBcc: c@d.co", "a@b.co,c@d.co", "<a@b.co>"]
const numbers: unknown[] = [
  true,
  {},
  { toString: "x" },
  [],
  [1],
  1.5,
  -1,
  "1.5",
  "-1",
  "abc",
  "1e3",
  Number.MAX_SAFE_INTEGER,
]

/** Invalid values of a field; undefined means that the field is not sent. */
function badValues({ body }: DescribedCall, field: string, schema: Schema): unknown[] {
  const isRequired = body?.required?.includes(field) === true
  const missing = [...(isRequired ? [undefined] : []), ...(isRequired || schema.minLength ? ["", " \t\n "] : []), null]
  if (schema.type === "array") return [5, true, {}, "x", null, Array((schema.maxItems ?? 0) + 1).fill("x")]
  if (schema.type === "object") return [5, true, [], "x", null, ...(isOpen(schema) ? [] : [{ unknown: 1 }])]
  if (schema.anyOf) return [...missing, ...numbers, (schema.anyOf[0]?.maximum ?? 0) + 1]
  if (schema.type === "boolean") return [...missing, 5, "true", {}, []]
  if (schema.type === "number") return ["5", true, {}, [], 0, 5.5, 0.7, -1, null]
  const longest = schema.maxLength ?? 1000
  return [
    ...missing,
    ...[5, true, {}, [], ["x"], { toString: "x" }],
    ...["x".repeat(longest + 1), `https://example.com/${"x".repeat(longest)}`],
    ...texts,
    ...(isLink(schema) ? links : []),
    ...(schema.format === "email" ? emails : []),
    ...(schema.enum ? ["owner", "Admin "] : []),
  ]
}

onBothDatabases("every field of every call", (app) => {
  let admin = ""
  beforeAll(async () => {
    admin = (await app().as("admin")).token
  })
  const send = ({ method, path }: DescribedCall, options: InjectOptions) =>
    app().request({ ...options, method, url: path.replace(/\{\w+\}/, "none") }, admin)

  test.for(fields)(
    "$call.call rejects invalid values of $field with an error at that field",
    async ({ call, field, schema }) => {
      const fieldOrItem = expect.stringMatching(new RegExp(`^${field}(\\.\\d+)?$`))
      for (const value of badValues(call, field, schema)) {
        const sent = field.split(".").reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
        const payload = JSON.stringify({ ...(call.example as object), ...(sent as object) })
        const response = await send(call, { payload, headers: { "content-type": json } })
        const result = { status: response.statusCode, ...response.json() }
        const message = expect.stringMatching(/^[A-Z]/)
        const named = expect.arrayContaining([expect.objectContaining({ field: fieldOrItem, message })])
        expect(result, payload.slice(0, 300)).toMatchObject({ status: 400, success: false, message, errors: named })
      }
    },
  )

  // A password reset then lets the server generate the password; a revocation has neither reason nor note; a draft is published.
  const mayHaveNoBody = [
    "PATCH /auth/reset-password/:id",
    "PATCH /certificates/withdraw-certificate/:id",
    "PATCH /courses/publish-course/:id",
  ]
  const malformed: [string, InjectOptions["payload"], string | undefined, number][] = [
    ["broken JSON", "{", json, 400],
    ["no body", undefined, undefined, 400],
    ["an empty body", "", json, 400],
    ["an array", "[]", json, 400],
    ["a text in JSON", '"text"', json, 400],
    ["a number in JSON", "1", json, 400],
    ["only spaces", "   ", json, 400],
    ["bytes that are not UTF-8", Buffer.from([0xff, 0xfe, 0x00]), json, 400],
    ["a poisoned prototype", '{"__proto__":{"role":"admin"}}', json, 400],
    ["a poisoned constructor", '{"constructor":{"prototype":{"role":"admin"}}}', json, 400],
    ["a body of 2 MB", JSON.stringify({ name: "x".repeat(2_000_000) }), json, 413],
    ["text", "name=x", "text/plain", 415],
    ["XML", "<x/>", "application/xml", 415],
    ["a form", "name=x", "application/x-www-form-urlencoded", 415],
    ["a multipart form", "--x--", "multipart/form-data; boundary=x", 415],
    ["an invalid content type", "{}", "json", 415],
  ]

  test.for(malformed)("every call that expects a form rejects %s", async ([title, payload, type, status]) => {
    for (const call of withForm) {
      if (mayHaveNoBody.includes(call.call) && /no body|empty/.test(title)) continue
      const response = await send(call, { payload, headers: { ...(type && { "content-type": type }) } })
      const result = { call: call.call, status: response.statusCode, ...response.json() }
      expect(result).toMatchObject({
        call: call.call,
        status,
        success: false,
        message: expect.stringMatching(/^[A-Z]/),
      })
    }
  })

  test.for(calls.filter(({ mediaType }) => mediaType !== null && mediaType !== json))(
    "$call rejects JSON, and a file of 9 MB",
    async (call) => {
      const asJson = await send(call, { payload: {} })
      expect([asJson.statusCode, asJson.json().success]).toEqual([415, false])
      const head = '--x\r\ncontent-disposition: form-data; name="image"; filename="x.png"\r\n\r\n'
      const payload = Buffer.concat([Buffer.from(head), Buffer.alloc(9_000_000, "x"), Buffer.from("\r\n--x--\r\n")])
      const isForm = call.mediaType === "multipart/form-data"
      const type = isForm ? "multipart/form-data; boundary=x" : call.mediaType
      const tooLarge = await send(call, { payload, headers: { "content-type": type ?? "" } })
      expect([tooLarge.statusCode, tooLarge.json().success]).toEqual([413, false])
    },
  )
})
