import { randomInt } from "node:crypto"
import { type HttpRequest, openConnection } from "#load/http-connection.ts"
import { percentile } from "#percentile.ts"
import { cpuMsOfTree } from "#process/cpu-time.ts"
import type { RealServer } from "#process/real-server.ts"
import { type Scale, scaleRequests } from "./scale-requests.ts"
import { numberOf, revokedEvery } from "./scale-seed.ts"

type Site = Scale & { server: RealServer }
type Options = { seconds: number; databasePid: number }

const connections = 16
const warmUpRequests = 50

const page = (path: string) => () => ({ path, encoding: "br" })
/** Of a certificate that is valid. */
function documentOf({ size }: Scale): HttpRequest {
  const index = randomInt(Math.floor(size / revokedEvery)) * revokedEvery + randomInt(1, revokedEvery)
  return { path: `/api/certificates/document/${numberOf(index)}.pdf` }
}

/** The most frequent and the most expensive requests of visitors and students. */
const requests: Record<string, (scale: Scale) => HttpRequest> = {
  "home page, cached": page("/bn"),
  "page of courses, cached": page("/bn/courses"),
  "verification page, rendered": (scale) => ({
    path: `/bn/verify-certificate?no=${numberOf(randomInt(scale.size))}`,
    encoding: "br",
  }),
  ...Object.fromEntries(
    [
      "verify a number",
      "own account",
      "own certificates",
      "login",
      "registration",
      "certificates of a batch",
      "issue a certificate",
    ].map((name) => [name, scaleRequests[name] as (scale: Scale) => HttpRequest]),
  ),
  // Last: its drawing processes have a low priority, so on a busy machine it takes long.
  "certificate as PDF": documentOf,
}

/** How many of each a second, one kind after another, and what each costs in CPU time. */
export async function measureCapacity(site: Site, options: Options) {
  console.log(`\nThroughput, ${connections} connections, each with one request at a time, on the largest site`)
  console.log("per second; CPU ms per request: of the server, of its children, of PostgreSQL; p50 and p99 in ms; bytes")
  for (const [name, requestOf] of Object.entries(requests)) await measure(name, requestOf, site, options)
}

async function measure(
  name: string,
  requestOf: (scale: Scale) => HttpRequest,
  site: Site,
  { seconds, databasePid }: Options,
) {
  const port = Number(new URL(site.server.origin).port)
  await load(
    port,
    () => requestOf(site),
    (done) => done >= warmUpRequests,
  )
  const cpu = async () => ({
    server: await cpuMsOfTree(site.server.process.pid ?? 0),
    database: await cpuMsOfTree(databasePid),
  })
  const before = await cpu()
  const from = performance.now()
  const { times, bytes, refusals } = await load(
    port,
    () => requestOf(site),
    () => performance.now() - from > seconds * 1000,
  )
  const elapsed = (performance.now() - from) / 1000
  const after = await cpu()
  const count = times.length
  const each = (used: number) => (used / count).toFixed(2).padStart(8)
  console.log(
    name.padEnd(30) +
      (count / elapsed).toFixed(1).padStart(8) +
      each(after.server.own - before.server.own) +
      each(after.server.children - before.server.children) +
      each(after.database.own + after.database.children - before.database.own - before.database.children) +
      [0.5, 0.99].map((fraction) => percentile(times, fraction).toFixed(1).padStart(9)).join("") +
      (bytes / count).toFixed(0).padStart(9) +
      (refusals > 0 ? `   (${refusals} refused)` : ""),
  )
}

async function load(port: number, next: () => HttpRequest, isOver: (done: number) => boolean) {
  const times: number[] = []
  let [bytes, refusals] = [0, 0]
  async function sendUntilOver() {
    const connection = await openConnection(port)
    while (!isOver(times.length)) {
      const request = next()
      const { status, milliseconds, size } = await connection.send(request)
      if (status === 503) refusals++
      else if (status !== 200 && status !== 201) throw new Error(`${request.path} responded ${status}`)
      else {
        times.push(milliseconds)
        bytes += size
      }
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, sendUntilOver))
  return { times, bytes, refusals }
}
