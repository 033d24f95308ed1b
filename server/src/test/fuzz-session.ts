import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib"
import { Ajv2020 } from "ajv/dist/2020.js"
import type { LightMyRequestResponse } from "fastify"
import { startSession } from "#accounts/session.ts"
import type { CallKey } from "#test/calls-by-key.ts"
import { faultsInFailure } from "#test/failure-check.ts"
import type { DescribedCall } from "#test/fuzz-calls.ts"
import type { FuzzedRequest, Requester } from "#test/fuzz-requests.ts"
import { undocumentedBy } from "#test/openapi-check.ts"
import type { TestApp } from "#test/test-app.ts"

const asking = ["student", "instructor", "admin"] as const
const device = { userAgent: "fuzzer", address: "203.0.113.1" }
const telling = /\bstack\b|SQL|node_modules|\/work\/|SQLITE|constraint|relation "|at Object\./

/** Sends requests, remembers what they made, and says what was wrong with an answer. */
export async function fuzzSession(app: TestApp, calls: DescribedCall[]) {
  const pathOf = Object.fromEntries(calls.map(({ call, path }) => [call, path])) as Record<CallKey, string>
  const users = Object.fromEntries(await Promise.all(asking.map(async (role) => [role, await app.as(role)] as const)))
  const known = new Map<string, string[]>()
  let etag = '"none"'
  const counts: Record<string, number> = {}
  const faultsOf = checker(app, pathOf)

  const remember = (kind: string, value: unknown) => {
    if (typeof value === "string") known.set(kind, [...(known.get(kind) ?? []), value].slice(-200))
  }
  for (let number = 0; number < 8; number++) remember("auth", (await app.as("student"))._id)

  /** Records are known by the first word of their address, and by their other names. */
  function addressOf({ call, target, query }: FuzzedRequest): string {
    const [, , kind = "", verb = ""] = pathOf[call].split("/")
    const address = pathOf[call].replace(/\{(\w+)\}/, (_, name) => {
      if (typeof target === "string") return target
      const some = known.get(name === "id" ? (verb === "end-session" ? "session" : kind) : name) ?? []
      return encodeURIComponent(some[target % some.length] ?? "none")
    })
    return address + query
  }

  function headersOf({ requester, headers }: FuzzedRequest) {
    const tokens: Partial<Record<Requester, string>> = { forged: "x".repeat(43) }
    const token = tokens[requester] ?? users[requester]?.token
    const match = headers["if-match"]?.includes("known") ? { "if-match": etag } : {}
    const cookie = requester === "cookie" ? { cookie: `session=${users.admin?.cookie}` } : {}
    return { ...headers, ...match, ...cookie, ...(token && { authorization: token }) }
  }

  /** A form that names a user names one that can be spared. */
  function payloadOf({ call, target, payload }: FuzzedRequest) {
    const spare = known.get("auth") ?? []
    if (call !== "PATCH /auth/change-role" || typeof target === "string") return payload
    return String(payload).replace(/"id":"[^"]*"/, `"id":"${spare[target % spare.length]}"`)
  }

  async function send(request: FuzzedRequest): Promise<string[]> {
    const url = addressOf(request)
    const { method, remoteAddress } = request
    const answer = await app.request({
      method,
      url,
      headers: headersOf(request),
      payload: payloadOf(request),
      remoteAddress,
    })
    const kind = answer.statusCode === 503 ? "503" : `${Math.floor(answer.statusCode / 100)}xx`
    counts[kind] = (counts[kind] ?? 0) + 1
    learn(request, answer)
    if (answer.statusCode === 401) await renew(request.requester)
    return faultsOf(request, answer).map((fault) => `${method} ${url.slice(0, 300)} by ${request.requester}: ${fault}`)
  }

  function learn({ call }: FuzzedRequest, answer: LightMyRequestResponse) {
    if (typeof answer.headers.etag === "string") etag = answer.headers.etag
    const body = bodyOf(answer)
    if (answer.statusCode > 201 || body === "" || !isJson(answer)) return
    const { data } = JSON.parse(body)
    if (answer.statusCode === 201) remember(pathOf[call].split("/")[2] ?? "", data._id)
    for (const name of ["route", "certificationNo"]) remember(name, data?.[name])
    if (call === "POST /images") remember("name", data.url.split("/").at(-1))
    if (call === "GET /auth/get-sessions") for (const each of data) remember("session", each._id)
  }

  /** Whoever ended their own session goes on with another. */
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

const isJson = (answer: LightMyRequestResponse) => String(answer.headers["content-type"]).startsWith("application/json")

/** What an answer may not be, whatever was asked. */
function checker({ app }: TestApp, pathOf: Record<CallKey, string>) {
  const document = app.swagger()
  const undocumented = undocumentedBy(document as never)
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema({ ...document, $id: "api" })

  return ({ call, method }: FuzzedRequest, answer: LightMyRequestResponse): string[] => {
    const { statusCode: status, headers } = answer
    const body = bodyOf(answer)
    const [verb = ""] = call.split(" ")
    const operation = encodeURI(pathOf[call].replaceAll("/", "~1"))
    const schema = `api#/paths/${operation}/${verb.toLowerCase()}/responses/${status}/content/application~1json/schema`
    const faults = undocumented({ method, url: pathOf[call], status, headers })
    if (status >= 500 && !(status === 503 && headers["retry-after"])) faults.push(`answers ${status}: ${body}`)
    if (!/^[0-9a-f-]{36}$/.test(String(headers["x-request-id"]))) faults.push("has no x-request-id")
    const leak = call === "GET /openapi.json" ? null : telling.exec(body)
    if (leak) faults.push(`tells of ${leak[0]}: ${body.slice(0, 500)}`)
    if (status >= 400 && !isJson(answer)) faults.push(`${status} is no JSON`)
    if (method === "HEAD" ? body !== "" : status === 304 && body !== "") faults.push("has a body")
    if (body === "" || !isJson(answer)) return faults
    if (status >= 400) faults.push(...faultsInFailure(body))
    if (!ajv.validate({ $ref: schema }, JSON.parse(body))) {
      faults.push(`${status} is not as described: ${ajv.errorsText()} in ${body.slice(0, 300)}`)
    }
    return faults
  }
}
