import type { Role } from "contract"
import fc, { type Arbitrary } from "fast-check"
import type { CallKey } from "#test/calls-by-key.ts"
import type { DescribedCall, Schema } from "#test/fuzz/fuzz-calls.ts"
import { csvFrom, multipartForm } from "#test/fuzz/fuzz-files.ts"
import { formOf, jsonOf, oddText } from "#test/fuzz/fuzz-values.ts"

export type Requester = "nobody" | "forged" | "cookie" | Exclude<Role, "suspended">

/** A generated request. Its target is resolved when it is sent. */
export type FuzzedRequest = {
  call: CallKey
  method: DescribedCall["method"] | "HEAD"
  requester: Requester
  /** A number selects one of the records known when it is sent; a text is put into the URL as it is. */
  target: number | string
  query: string
  payload: string | Buffer | undefined
  headers: Record<string, string>
  remoteAddress: string
}

// Headers are bytes without control characters; anything else would not reach the app.
const headerText = oddText.map((text) => Buffer.from(text.replace(/\p{Cc}/gu, "")).toString("latin1"))
const etag = fc.oneof(
  fc.constantFrom("*", '""', '"x", *', 'W/"x"', "known", '"known"', '"2026-11-16T04:30:00.000Z"'),
  headerText,
)

const oddHeaders = fc.record(
  {
    "if-match": etag,
    "if-none-match": etag,
    "accept-encoding": fc.constantFrom("br", "gzip", "gzip;q=0", "deflate, br;q=0.1", "*", "x"),
    "accept-language": fc.constantFrom("bn", "bn-BD,en;q=0.1", ";;;", "*"),
    "user-agent": headerText,
    "x-forwarded-for": fc.constantFrom("10.0.0.1", "x", "::1, y"),
    cookie: fc.constantFrom("session=x", "session=", "language=bn", "a=%E0%A4%A; session=%00", "=;;="),
    origin: fc.constantFrom("https://evil.example", "null"),
  },
  { requiredKeys: [] },
)

const moreHeaders = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 2, arbitrary: oddHeaders })

const requester = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Requester>("admin") },
  {
    weight: 8,
    arbitrary: fc.constantFrom<Requester>("student", "instructor", "editor", "registrar", "nobody", "forged", "cookie"),
  },
)

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
const badEncoding = fc.constantFrom("%", "%zz", "%E0%A4%A", "%00", "%ED%A0%80", "%2e%2e", "+", "..%2f..", "a%0d%0ab")
const urlPart = fc.oneof(oddText.map(encoded), badEncoding, fc.nat().map(String), fc.constant("x".repeat(501)))

function queryOf(query: Record<string, Schema>): Arbitrary<string> {
  const names = fc.constantFrom(
    ...Object.keys(query),
    ...Object.keys(query),
    "unknown",
    "__proto__",
    "page",
    "search[]",
  )
  const valid = fc.constantFrom("1", "2", "10", "100", "a", "কোর্স", "mim", "example", "1000000000").map(encoded)
  const value = fc.oneof({ weight: 2, arbitrary: valid }, { weight: 1, arbitrary: urlPart })
  const pairs = fc.array(
    fc.tuple(names, value).map(([name, text]) => `${name}=${text}`),
    { maxLength: 3 },
  )
  return pairs.map((each) => (each.length > 0 ? `?${each.join("&")}` : ""))
}

export type Body = { payload: string | Buffer | undefined; type: string | undefined }

function bodyOf(call: DescribedCall): Arbitrary<Body> {
  const none = fc.constant<Body>({ payload: undefined, type: undefined })
  if (call.method === "GET") return none
  const junk = fc.record({
    payload: fc.oneof(
      oddText,
      fc.constantFrom("{", "[]", "null", '{"a":1}x', "\ufeff{}", '{"a":1,"a":2}', "{'a':1}"),
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
    ),
    type: fc.constantFrom(
      "application/json",
      "application/json; charset=utf-16",
      "text/plain",
      "text/csv",
      "multipart/form-data",
      "application/x-www-form-urlencoded",
      "x",
      "",
    ),
  })
  const valid = validBodyOf(call)
  return valid
    ? fc.oneof({ weight: 12, arbitrary: valid }, { weight: 1, arbitrary: junk })
    : fc.oneof({ weight: 6, arbitrary: none }, { weight: 1, arbitrary: junk })
}

function validBodyOf({ mediaType, body, example }: DescribedCall): Arbitrary<Body> | null {
  if (mediaType === "application/json") {
    return formOf(body ?? {}, example).map((form) => ({ payload: jsonOf(form), type: "application/json" }))
  }
  if (mediaType === "text/csv") return csvFrom(String(example)).map((payload) => ({ payload, type: "text/csv" }))
  if (mediaType === "multipart/form-data") return multipartForm
  return null
}

/** Calls that hash a password are rare, because otherwise they would take most of the time. */
const costly = /auth\/(register|login|change-password|reset-password)|openapi|health/
const weightOf = ({ path }: DescribedCall) => (costly.test(path) ? 2 : 8)

export function anyRequest(calls: DescribedCall[]): Arbitrary<FuzzedRequest> {
  return fc.oneof(...calls.map((call) => ({ weight: weightOf(call), arbitrary: requestOf(call) })))
}

function requestOf(call: DescribedCall): Arbitrary<FuzzedRequest> {
  return fc
    .record({
      requester,
      target: fc.oneof(fc.nat(), urlPart),
      query: queryOf(call.query),
      body: bodyOf(call),
      headers: moreHeaders,
      isHead: fc.nat(9).map((number) => number === 0),
      address: fc.nat(255),
    })
    .map(({ body: { payload, type }, headers, isHead, address, ...rest }) => ({
      ...rest,
      call: call.call,
      method: isHead && call.method === "GET" ? ("HEAD" as const) : call.method,
      payload,
      headers: { ...headers, ...(type !== undefined && { "content-type": type }) },
      remoteAddress: `203.0.113.${address}`,
    }))
}
