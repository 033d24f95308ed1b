import { randomUUID } from "node:crypto"
import { getOwnUser, type Role, topics, type User } from "contract"
import { newCertificate } from "server/src/db/records/certificate-row.ts"
import { fillWithDemo } from "server/src/demo/fill.ts"
// Declares the types of Vitest's `inject` keys.
import type {} from "server/src/test/postgres/postgres-cluster.ts"
import { startTestApp, type TestApp, testPassword } from "server/src/test/test-app.ts"
import { expect, onTestFinished } from "vitest"
import type { Login } from "#session/session.ts"
import { siteContent } from "#site/facts.ts"
import { reportProblem } from "./problems.ts"

type Method = "GET" | "POST" | "PATCH" | "DELETE"
type SentRequest = RequestInit & { signal: AbortSignal }
type Interceptor = {
  path: RegExp
  /** The number of further requests that it responds to. */
  times: number
  respond: (forward: () => Promise<Response>, request: SentRequest) => Response | Promise<Response>
}

let server: TestApp
let interceptors: Interceptor[] = []
const logins = new Map<Role, Promise<Login>>()
const pending = new Set<Promise<unknown>>()

export async function startServer() {
  server = await startTestApp("sqlite", { shippedContent: siteContent })
  logins.clear()
}
export const stopServer = () => server.stop()

/** Until the test ends, a server with these settings responds, on the same database. */
export async function restartServer(settings: Parameters<TestApp["restarted"]>[0]) {
  const [before, app] = [server, await server.restarted(settings)]
  server = { ...before, request: (options) => app.inject(options) }
  onTestFinished(async () => {
    server = before
    await app.close()
  })
}

/** An account with this role, signed in; the same one in all tests of a file. */
export function loginAs(role: Role): Promise<Login> {
  const login = logins.get(role) ?? newLogin(role)
  logins.set(role, login)
  return login
}

/** Signs in a new account with this role, through the API. */
export async function newLogin(role: Role): Promise<Login> {
  const { token } = await server.as(role)
  const response = await server.request({ method: "GET", url: `/api${getOwnUser.path}` }, token)
  return { user: response.json().data as User, token }
}

/** Registers a student under a unique name. */
export async function newStudent(name = `Student-${randomUUID()}`, password = testPassword): Promise<Login> {
  const payload = { name, email: `${randomUUID()}@example.com`, password }
  const response = await server.request({ method: "POST", url: "/api/auth/register", payload })
  const { data: user, token } = response.json()
  return { user, token }
}

/** An office role that a signed-in account has had for long, with a confirmed email: a promotion would end its session. */
export async function giveRole({ user, token }: Login, role: Role): Promise<Login> {
  await server.database.write(["user"], (trx) =>
    trx.updateTable("user").set({ role, isVerified: 1 }).where("_id", "=", user._id).execute(),
  )
  return { user: { ...user, role, isVerified: true }, token }
}

/** Another session of a test account, as a login on another device creates it. */
export async function newSession(email: string, userAgent = ""): Promise<Login> {
  const options = { method: "POST", url: "/api/auth/login", headers: { "user-agent": userAgent } } as const
  const response = await server.request({ ...options, payload: { email, password: testPassword } })
  const { data: user, token } = response.json()
  return { user, token }
}

/** An hour passes in which this user does not enter their password. */
export const forgetPasswordEntry = ({ user }: Login) =>
  server.database.write(["session"], (trx) =>
    trx
      .updateTable("session")
      .set({ confirmedAt: new Date(Date.now() - 60 * 60 * 1000).toISOString() })
      .where("userId", "=", user._id)
      .execute(),
  )

/** Calls the API without a screen, as an admin if no login is given, and returns the response's `data`. */
export async function callApi(method: Method, path: string, payload?: object, login?: Login) {
  const { token } = login ?? (await loginAs("admin"))
  const response = await server.request({ method, url: `/api/${path}`, ...(payload && { payload }) }, token)
  expect(response.statusCode, `${method} ${path}: ${response.payload}`).toBeLessThan(300)
  return response.json().data
}

/** Inserts the sample content of the first start. */
export const insertDemoContent = () => server.database.write(topics, fillWithDemo)

/** Inserts many certificates at once. */
export async function insertCertificates(inputs: Parameters<typeof newCertificate>[0][]) {
  const rows = inputs.map(newCertificate)
  await server.database.write(["certificate"], (trx) => trx.insertInto("certificate").values(rows).execute())
  return rows
}

/** The path and hash of the link in the latest mail to this email. The test server stores mails and does not send them. */
export async function mailedLink(email: string): Promise<string> {
  const mails = server.database.read.selectFrom("mail").select("text").where("recipient", "=", email)
  const { text } = await mails.orderBy("createdAt", "desc").limit(1).executeTakeFirstOrThrow()
  const { pathname, hash } = new URL(/^http\S+$/m.exec(text)?.[0] ?? "")
  return pathname.replace(/^\/(en|bn)/, "") + hash
}

/** Responds to requests for a path of the API, or with `/` first for one of the site (`*` is any text), instead of the server; `forward` fetches the server's response. */
export function intercept(path: string, respond: Interceptor["respond"], times = Number.POSITIVE_INFINITY) {
  const pattern = path.replaceAll(/[.?]/g, "\\$&").replaceAll("*", ".*")
  const interceptor = { path: new RegExp(`^${path.startsWith("/") ? "" : "/api/"}${pattern}$`), respond, times }
  interceptors.unshift(interceptor)
  const remove = () => {
    interceptor.times = 0
  }
  return { remove }
}

/** The next request for this path gets status 500. */
/** The numbers with which a new one is compared. */
export const compareWith = (...data: string[]) =>
  intercept("certificates/get-latest-numbers", () =>
    Response.json({ success: true, message: "", data, count: data.length }),
  )

export const failOnce = (path: string, message = "The disk is full") =>
  intercept(path, () => Response.json({ success: false, message }, { status: 500 }), 1)

/** The server never responds: a request ends when the page aborts it, which resolves `aborted`. */
export function holdUntilAborted(path: string) {
  const aborted = Promise.withResolvers<void>()
  intercept(path, (_, { signal }) => {
    const response = Promise.withResolvers<Response>()
    signal.addEventListener("abort", () => {
      response.reject(signal.reason)
      aborted.resolve()
    })
    return response.promise
  })
  return { aborted: aborted.promise }
}

/** The network fails until the interceptor is removed. */
export const loseConnection = (path: string) => intercept(path, () => Promise.reject(new TypeError("Failed to fetch")))

/** Delays the next request for this path until `seen` resolves, which checks the screen in between. */
export const holdUntil = (path: string, seen: () => Promise<unknown>) =>
  intercept(path, (forward) => seen().then(forward), 1)

/** The browser's `fetch`, into the server app of this test file. */
export async function fetchFromServer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = String(input)
  const method = (init.method ?? "GET") as Method
  const signal = init.signal ?? new AbortController().signal
  const interceptor = interceptors.find(({ path, times }) => times > 0 && path.test(url))
  if (interceptor) interceptor.times--
  const forward = () => request(method, url, init)
  const response = interceptor
    ? Promise.resolve().then(() => interceptor.respond(forward, { ...init, signal }))
    : forward()
  pending.add(response)
  try {
    const { status } = await response
    if (status >= 400) reportProblem(`${status} ${method} ${url}`)
    return await response
  } catch (failure) {
    if (!signal.aborted) reportProblem(`${failure} ${method} ${url}`)
    throw failure
  } finally {
    pending.delete(response)
  }
}

async function request(method: Method, url: string, { headers, body }: RequestInit): Promise<Response> {
  const { payload, type } = await bodyOf(body)
  const options = { method, url, headers: { ...(headers as Record<string, string>), ...type } }
  const response = await server.request({ ...options, ...(payload && { payload }) })
  const entries = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode, headers: entries })
}

/** The body as a browser sends it: JSON, a file, or a form with files. */
async function bodyOf(body: RequestInit["body"]): Promise<{ payload?: string | Buffer; type?: object }> {
  if (typeof body === "string") return { payload: body }
  if (body instanceof Blob) return { payload: Buffer.from(await body.arrayBuffer()) }
  if (!(body instanceof FormData)) return {}
  const parts: Buffer[] = []
  for (const [name, file] of body as unknown as Iterable<[string, File]>) {
    const head = `form-data; name="${name}"; filename="${file.name}"\r\ncontent-type: ${file.type}`
    parts.push(Buffer.from(`--part\r\ncontent-disposition: ${head}\r\n\r\n`))
    parts.push(Buffer.from(await file.arrayBuffer()), Buffer.from("\r\n"))
  }
  const payload = Buffer.concat([...parts, Buffer.from("--part--\r\n")])
  return { payload, type: { "content-type": "multipart/form-data; boundary=part" } }
}

/** Removes all interceptors and waits for the responses that the screen still expects. */
export async function settleRequests() {
  interceptors = []
  await Promise.allSettled(pending)
}
