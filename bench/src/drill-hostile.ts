// Sends each route its most expensive inputs and prints how long the server's event loop was blocked at most, by route.
import { request } from "node:http"
import { makeFirstAdmin } from "../../server/src/first-admin.ts"
import { builtPages } from "../../server/src/pages/built.ts"
import { describedCalls } from "../../server/src/test/fuzz-calls.ts"
import { type HostileRequest, hostileToAddress, hostileToCall } from "../../server/src/test/hostile-requests.ts"
import type { AppProcess } from "./app-process.ts"
import { type Cleanup, cleaningUp } from "./cleanup.ts"
import type { Block } from "./loop-blocks.ts"
import { startSeededApp } from "./seeded-app.ts"

/** A part of the names of the routes to send to; all of them without one. (Through bench.mjs the drill's own name comes first.) */
const only = process.argv.slice(2).find((argument) => argument !== "drill-hostile") ?? ""
const limitSeconds = 900
/** A longer block fails the drill. */
const maxBlockMs = 100
/** A longer block is measured again: the machine may have been busy with something else, or collected garbage. */
const doubtfulMs = 10
const repetitions = 3

const admin = { adminEmail: "admin@example.com", adminPassword: "the watch at the gate", publicUrl: "http://localhost" }

type Answer = { status: number; body: string }
type Worst = { route: string; block: Block; kind: string; status: number }

/** Nothing computes for longer than its thread had the processor, nor for longer than nobody was answered. */
const lengthOf = ({ wallMs, cpuMs }: Block) => Math.min(wallMs, cpuMs)

await cleaningUp(limitSeconds, async (cleanup) => {
  const { app } = await startApp(cleanup)
  const { body } = await ask(
    app,
    "POST",
    "/api/auth/login",
    {},
    { email: admin.adminEmail, password: admin.adminPassword },
  )
  const { token } = JSON.parse(body) as { token: string }
  await app.longestBlock()

  const routes = (await allRoutes(app)).filter(({ route }) => route.includes(only))
  const worst: Worst[] = []
  for (const { route, requests } of routes) worst.push(await worstOf(app, token, route, requests))
  worst.sort((one, other) => lengthOf(other.block) - lengthOf(one.block))
  const sent = routes.reduce((sum, { requests }) => sum + requests.length, 0)
  console.log(
    `${sent} requests to ${routes.length} routes, one after another. By route, the request that blocked longest:`,
  )
  console.log("computed ms, nobody answered ms (with whatever else the machine did), route, status, input\n")
  for (const { route, block, kind, status } of worst) {
    const figures = [block.cpuMs, block.wallMs].map((ms) => ms.toFixed(1).padStart(7)).join(" ")
    console.log(`${figures}  ${route.padEnd(56)} ${status}  ${kind}`)
  }
  const longest = worst[0] ? lengthOf(worst[0].block) : 0
  console.log(`\nlongest block: ${longest.toFixed(1)} ms, allowed: ${maxBlockMs} ms`)
  return longest > maxBlockMs ? 1 : 0
})

function startApp(cleanup: Cleanup) {
  return startSeededApp(cleanup, (database) => makeFirstAdmin(database, { ...admin, demo: true }))
}

/** Every call of the API's description, every public page, and what is neither. */
async function allRoutes(app: AppProcess) {
  const document = JSON.parse((await ask(app, "GET", "/api/openapi.json")).body) as Parameters<typeof describedCalls>[0]
  const calls = describedCalls(document).filter(({ call }) => call !== "POST /auth/logout")
  const { publicPaths } = await (await builtPages()).site()
  const pages = [...publicPaths.map((path) => `/en${path === "/" ? "" : path}`), "/courses/{route}", "/{anything}"]
  const others = ["/bn/dashboard/{screen}", "/og/{file}", "/og/courses/{route}/en.png", "/sitemap.xml", "/robots.txt"]
  const query = ["no", "q", "tab", "level", "page", "v"]
  return [
    ...calls.map((call) => ({ route: call.call as string, requests: hostileToCall(call) })),
    ...[...pages, ...others].map((path) => ({ route: `GET ${path}`, requests: hostileToAddress(path, query) })),
  ]
}

async function worstOf(app: AppProcess, token: string, route: string, requests: HostileRequest[]): Promise<Worst> {
  let worst: Worst = { route, block: { wallMs: 0, cpuMs: 0 }, kind: "", status: 0 }
  for (const { method, path, headers, body, kind } of requests) {
    const measure = async () => {
      const { status } = await ask(app, method, path, { authorization: token, ...headers }, body)
      return { route, kind, status, block: await app.longestBlock() }
    }
    let measured = await measure()
    for (let again = 1; lengthOf(measured.block) > doubtfulMs && again < repetitions; again++) {
      const next = await measure()
      if (lengthOf(next.block) < lengthOf(measured.block)) measured = next
    }
    if (lengthOf(measured.block) > lengthOf(worst.block)) worst = measured
  }
  return worst
}

/** Over a connection of its own. Status 0: the server has closed it while something was still being sent. */
function ask(
  app: AppProcess,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: object | string,
) {
  const isForm = typeof body === "object" && !Buffer.isBuffer(body)
  const content = isForm ? JSON.stringify(body) : body
  const all = {
    ...(isForm && { "content-type": "application/json" }),
    // Without it Node sends the body of a DELETE as if it were the next request.
    ...(content !== undefined && { "content-length": String(Buffer.byteLength(content)) }),
    ...headers,
  }
  return new Promise<Answer>((resolve) => {
    const sent = request({ host: "127.0.0.1", port: app.port, method, path, headers: all, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on("data", (part) => parts.push(part))
      const done = () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() })
      answer.on("end", done).on("error", done)
    })
    sent.on("error", () => resolve({ status: 0, body: "" }))
    sent.end(content)
  })
}
