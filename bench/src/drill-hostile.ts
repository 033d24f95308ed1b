// Sends each route its most expensive inputs and prints for each route the longest block of the server's event loop; and asks again and
// again for what the server keeps.
import { request } from "node:http"
import { makeFirstAdmin } from "../../server/src/first-admin.ts"
import { builtPages } from "../../server/src/pages/built.ts"
import { describedCalls } from "../../server/src/test/fuzz/fuzz-calls.ts"
import { type HostileRequest, hostileToCall, hostileToPath } from "../../server/src/test/fuzz/hostile-requests.ts"
import { type Cleanup, withCleanup } from "./cleanup.ts"
import { checkKeptResponses } from "./load/kept-responses.ts"
import type { AppProcess } from "./process/app-process.ts"
import type { Block } from "./process/event-loop-blocks.ts"
import { startSeededApp } from "./seed/seeded-app.ts"

/** Only routes with this text in their names; empty for all. */
const filter = process.argv[2] ?? ""
const limitSeconds = 900
/** The drill fails if a block is longer. */
const maxBlockMs = 100
/** A longer block is measured again: other work of the machine, or garbage collection, may have caused it. */
const remeasureMs = 10
const maxAttempts = 3

const admin = { adminEmail: "admin@example.com", adminPassword: "the watch at the gate", publicUrl: "http://localhost" }

type SentResponse = { status: number; body: string; bytes: number }
type Worst = { route: string; block: Block; kind: string; status: number }

/** A block lasts at most the thread's CPU time and at most the event loop's delay: the smaller one is the estimate. */
const lengthOf = ({ wallMs, cpuMs }: Block) => Math.min(wallMs, cpuMs)

await withCleanup(limitSeconds, async (cleanup) => {
  const { app } = await startApp(cleanup)
  const { body } = await send(
    app,
    "POST",
    "/api/auth/login",
    {},
    { email: admin.adminEmail, password: admin.adminPassword },
  )
  const { token } = JSON.parse(body) as { token: string }
  const get = (path: string, headers: Record<string, string>) => send(app, "GET", path, headers)
  const hasDear = await checkKeptResponses(app, get, filter)
  await app.longestBlock()

  const routes = (await allRoutes(app)).filter(({ route }) => route.includes(filter))
  const worst: Worst[] = []
  for (const { route, requests } of routes) worst.push(await worstOf(app, token, route, requests))
  worst.sort((one, other) => lengthOf(other.block) - lengthOf(one.block))
  const sent = routes.reduce((sum, { requests }) => sum + requests.length, 0)
  console.log(
    `${sent} requests to ${routes.length} routes, one after another. By route, the request that blocked longest:`,
  )
  console.log("CPU ms, blocked ms (including other work of the machine), route, status, input\n")
  for (const { route, block, kind, status } of worst) {
    const figures = [block.cpuMs, block.wallMs].map((ms) => ms.toFixed(1).padStart(7)).join(" ")
    console.log(`${figures}  ${route.padEnd(56)} ${status}  ${kind}`)
  }
  const longest = worst[0] ? lengthOf(worst[0].block) : 0
  console.log(`\nlongest block: ${longest.toFixed(1)} ms, allowed: ${maxBlockMs} ms`)
  return longest > maxBlockMs || hasDear ? 1 : 0
})

function startApp(cleanup: Cleanup) {
  return startSeededApp(cleanup, (database) => makeFirstAdmin(database, { ...admin, demo: true }))
}

/** Every call of the API's description, every public page, and other paths. */
async function allRoutes(app: AppProcess) {
  const document = JSON.parse((await send(app, "GET", "/api/openapi.json")).body) as Parameters<
    typeof describedCalls
  >[0]
  const calls = describedCalls(document).filter(({ call }) => call !== "POST /auth/logout")
  const { publicPaths } = await (await builtPages()).site()
  const pages = [...publicPaths.map((path) => `/en${path === "/" ? "" : path}`), "/courses/{route}", "/{anything}"]
  const otherPaths = [
    "/bn/dashboard/{screen}",
    "/og/{file}",
    "/og/courses/{route}/en.png",
    "/sitemap.xml",
    "/robots.txt",
    "/api/docs/{file}",
  ]
  const query = ["no", "q", "tab", "level", "page", "v"]
  return [
    ...calls.map((call) => ({ route: call.call as string, requests: hostileToCall(call) })),
    ...[...pages, ...otherPaths].map((path) => ({ route: `GET ${path}`, requests: hostileToPath(path, query) })),
  ]
}

async function worstOf(app: AppProcess, token: string, route: string, requests: HostileRequest[]): Promise<Worst> {
  let worst: Worst = { route, block: { wallMs: 0, cpuMs: 0 }, kind: "", status: 0 }
  for (const { method, path, headers, body, kind } of requests) {
    const measure = async () => {
      const { status } = await send(app, method, path, { authorization: token, ...headers }, body)
      return { route, kind, status, block: await app.longestBlock() }
    }
    let measured = await measure()
    for (let attempt = 1; lengthOf(measured.block) > remeasureMs && attempt < maxAttempts; attempt++) {
      const next = await measure()
      if (lengthOf(next.block) < lengthOf(measured.block)) measured = next
    }
    if (lengthOf(measured.block) > lengthOf(worst.block)) worst = measured
  }
  return worst
}

/** Each request has its own connection. Status 0: the server closed it while the request was still being sent. */
function send(
  app: AppProcess,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: object | string,
) {
  const isJson = typeof body === "object" && !Buffer.isBuffer(body)
  const content = isJson ? JSON.stringify(body) : body
  const all = {
    ...(isJson && { "content-type": "application/json" }),
    // Without this header Node sends the body of a DELETE as if it were the next request.
    ...(content !== undefined && { "content-length": String(Buffer.byteLength(content)) }),
    ...headers,
  }
  return new Promise<SentResponse>((resolve) => {
    const sent = request(
      { host: "127.0.0.1", port: app.port, method, path, headers: all, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on("data", (part) => parts.push(part))
        const done = () => {
          const body = Buffer.concat(parts)
          resolve({ status: response.statusCode ?? 0, body: body.toString(), bytes: body.length })
        }
        response.on("end", done).on("error", done)
      },
    )
    sent.on("error", () => resolve({ status: 0, body: "", bytes: 0 }))
    sent.end(content)
  })
}
