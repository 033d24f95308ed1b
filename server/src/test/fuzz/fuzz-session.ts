import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib"
import type { LightMyRequestResponse } from "fastify"
import type { OpenAPIV3_1 as OpenApi } from "openapi-types"
import { startSession } from "#accounts/session/session.ts"
import type { CallKey } from "#test/calls-by-key.ts"
import { faultsInFailure } from "#test/fuzz/failure-check.ts"
import type { DescribedCall } from "#test/fuzz/fuzz-calls.ts"
import type { FuzzedRequest, Requester } from "#test/fuzz/fuzz-requests.ts"
import { undocumentedBy } from "#test/fuzz/openapi-check.ts"
import { schemaCheckerOf } from "#test/fuzz/schema-checker.ts"
import type { TestApp } from "#test/test-app.ts"

const roles = ["student", "instructor", "editor", "registrar", "admin"] as const
const device = { userAgent: "fuzzer", address: "203.0.113.1" }
/** "SQL" only as a word, or in a longer one: a random challenge contained these three letters. */
const leakedDetails =
  /\b(stack|(Postgre|My)?SQL)\b|SQL(ITE|STATE|Error|Exception)|node_modules|\/work\/|constraint|relation "|at Object\./

/** Sends requests, remembers the records they create, and returns the faults of each response. */
export async function fuzzSession(app: TestApp, calls: DescribedCall[]) {
  const pathOf = Object.fromEntries(calls.map(({ call, path }) => [call, path])) as Record<CallKey, string>
  const users = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await app.as(role)] as const)))
  const known = new Map<string, string[]>()
  let etag = '"none"'
  const counts: Record<string, number> = {}
  const faultsOf = checker(app, pathOf)

  const remember = (kind: string, value: unknown) => {
    if (typeof value === "string") known.set(kind, [...(known.get(kind) ?? []), value].slice(-200))
  }
  for (let number = 0; number < 8; number++) remember("auth", (await app.as("student"))._id)

  /** Records are remembered by the first part of their path, and by their other identifiers. */
  function urlOf({ call, target, query }: FuzzedRequest): string {
    const [, , kind = "", verb = ""] = pathOf[call].split("/")
    const path = pathOf[call].replace(/\{(\w+)\}/, (_, name) => {
      if (typeof target === "string") return target
      const candidates = known.get(name === "id" ? (verb === "end-session" ? "session" : kind) : name) ?? []
      return encodeURIComponent(candidates[target % candidates.length] ?? "none")
    })
    return path + query
  }

  function headersOf({ requester, headers }: FuzzedRequest) {
    const tokens: Partial<Record<Requester, string>> = { forged: "x".repeat(43) }
    const token = tokens[requester] ?? users[requester]?.token
    const match = headers["if-match"]?.includes("known") ? { "if-match": etag } : {}
    const cookie = requester === "cookie" ? { cookie: `session=${users.admin?.cookie}` } : {}
    return { ...headers, ...match, ...cookie, ...(token && { authorization: token }) }
  }

  /** Makes change-role target a spare user, not one of those who send requests. */
  function payloadOf({ call, target, payload }: FuzzedRequest) {
    const spare = known.get("auth") ?? []
    if (call !== "PATCH /auth/change-role" || typeof target === "string") return payload
    return String(payload).replace(/"id":"[^"]*"/, `"id":"${spare[target % spare.length]}"`)
  }

  async function send(request: FuzzedRequest): Promise<string[]> {
    const url = urlOf(request)
    const { method, remoteAddress } = request
    const response = await app.request({
      method,
      url,
      headers: headersOf(request),
      payload: payloadOf(request),
      remoteAddress,
    })
    const kind = response.statusCode === 503 ? "503" : `${Math.floor(response.statusCode / 100)}xx`
    counts[kind] = (counts[kind] ?? 0) + 1
    learn(request, response)
    if (response.statusCode === 401) await renew(request.requester)
    return faultsOf(request, response).map(
      (fault) => `${method} ${url.slice(0, 300)} by ${request.requester}: ${fault}`,
    )
  }

  function learn({ call }: FuzzedRequest, response: LightMyRequestResponse) {
    if (typeof response.headers.etag === "string") etag = response.headers.etag
    const body = bodyOf(response)
    if (response.statusCode > 201 || body === "" || !isJson(response)) return
    const { data } = JSON.parse(body)
    if (response.statusCode === 201) remember(pathOf[call].split("/")[2] ?? "", data._id)
    for (const name of ["route", "certificationNo"]) remember(name, data?.[name])
    if (call === "POST /images") remember("name", data.url.split("/").at(-1))
    if (call === "GET /auth/get-sessions") for (const each of data) remember("session", each._id)
  }

  /** Starts a new session for a user who ended their own. */
  async function renew(requester: Requester) {
    const user = users[requester === "cookie" ? "admin" : requester]
    if (user) Object.assign(user, await app.database.write(["session"], (trx) => startSession(trx, user._id, device)))
  }

  return { send, counts }
}

function bodyOf({ headers, rawPayload }: LightMyRequestResponse): string {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync }[
    String(headers["content-encoding"])
  ]
  return String(unpack && rawPayload.length > 0 ? unpack(rawPayload) : rawPayload)
}

const isJson = (response: LightMyRequestResponse) =>
  String(response.headers["content-type"]).startsWith("application/json")

/** Checks that hold for every response. */
function checker({ app }: TestApp, pathOf: Record<CallKey, string>) {
  const document = app.swagger() as OpenApi.Document
  const undocumented = undocumentedBy(document)
  const faultsBySchema = schemaCheckerOf(document)

  function schemaOf(call: CallKey, status: number): object | undefined {
    const [method = ""] = call.split(" ")
    const path = document.paths?.[pathOf[call]] as Record<string, OpenApi.OperationObject>
    const response = path[method.toLowerCase()]?.responses?.[status] as OpenApi.ResponseObject | undefined
    return response?.content?.["application/json"]?.schema
  }

  return ({ call, method }: FuzzedRequest, response: LightMyRequestResponse): string[] => {
    const { statusCode: status, headers } = response
    const body = bodyOf(response)
    const faults = undocumented({ method, url: pathOf[call], status, headers })
    if (status >= 500 && !(status === 503 && headers["retry-after"])) faults.push(`returned ${status}: ${body}`)
    if (!/^[0-9a-f-]{36}$/.test(String(headers["x-request-id"]))) faults.push("has no x-request-id")
    const leak = call === "GET /openapi.json" ? null : leakedDetails.exec(body)
    if (leak) faults.push(`reveals ${leak[0]}: ${body.slice(0, 500)}`)
    if (status >= 400 && !isJson(response)) faults.push(`${status} is not JSON`)
    if (method === "HEAD" ? body !== "" : status === 304 && body !== "") faults.push("has a body")
    if (body === "" || !isJson(response)) return faults
    if (status >= 400) faults.push(...faultsInFailure(body))
    const schema = schemaOf(call, status)
    if (!schema) return [...faults, `JSON with ${status} is not described`]
    const errors = faultsBySchema(schema, JSON.parse(body))
    if (errors.length > 0) {
      faults.push(`${status} is not as described: ${JSON.stringify(errors)} in ${body.slice(0, 300)}`)
    }
    return faults
  }
}
