import { randomInt, randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Role } from "contract"
import type { InjectOptions } from "fastify"
import pg from "pg"
import { afterAll, beforeAll, describe, inject } from "vitest"
import { buildApp } from "#app.ts"
import { type DatabaseLocation, openDatabase } from "#db/open.ts"
import { loadLimits } from "#http/load-limits.ts"
import { openImageStore } from "#images/store.ts"
import { openKeys } from "#keys.ts"
import { createLog } from "#log.ts"
import { failureIn, faultsInFailure } from "#test/failure-check.ts"
import { type Met, undocumentedBy } from "#test/openapi-check.ts"

export type DatabaseKind = "sqlite" | "postgres"

const settings = { publicUrl: "http://localhost:3000", rateLimit: 0, trustProxy: undefined }
// Tests keep both cores busy; that is no reason to turn their requests away.
export const testLimits = { ...loadLimits, maxEventLoopDelayMs: Number.POSITIVE_INFINITY }
// A test says when events are written, so that what it counts does not depend on the time.
const flushEventsMs = 60 * 60 * 1000
export const testPassword = "correct horse 7"

/** Printed by the fuzzer; set, it sends the same requests again. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))

/** Runs the same tests on both databases; without a PostgreSQL server those on it count as skipped. */
export function onBothDatabases(title: string, tests: (app: () => TestApp) => void) {
  for (const kind of ["sqlite", "postgres"] as const) {
    const available = kind === "sqlite" || inject("postgresUrl") !== ""
    describe.skipIf(!available)(`${title}, on ${kind}`, () => {
      let app: TestApp | undefined
      beforeAll(async () => {
        app = await startTestApp(kind)
      })
      afterAll(() => app?.stop())
      tests(() => app as TestApp)
    })
  }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** The real app on a fresh, real database. */
export async function startTestApp(
  kind: DatabaseKind,
  more: Partial<Parameters<typeof buildApp>[0]> = {},
  changeUrl = (url: string) => url,
) {
  const fresh = await freshLocation(kind)
  const location = { ...fresh, ...(fresh.databaseUrl && { databaseUrl: changeUrl(fresh.databaseUrl) }) }
  const log = createLog("silent")
  const database = await openDatabase(location, log)
  const images = more.images ?? openImageStore({ dataDir: location.dataDir, s3: undefined })
  const keys = openKeys(location)
  const app = await buildApp({ database, settings, log, images, keys, limits: testLimits, flushEventsMs, ...more })
  await app.ready()

  /** A request as somebody: the token in the header, as the browser sends it. */
  const request = async (options: InjectOptions, token?: string) => {
    const headers = { ...options.headers, ...(token && { authorization: token }) }
    const answer = await app.inject({ ...options, headers })
    const { method = "", url = "" } = answer.raw.req
    const failure = failureIn(answer)
    for (const fault of failure ? faultsInFailure(failure) : []) wrongFailures.add(`${method} ${url}: ${fault}`)
    met.push({ method, url, status: answer.statusCode, headers: answer.headers })
    return answer
  }
  const met: Met[] = []
  const wrongFailures = new Set<string>()

  /** Somebody who registered and logged in through the front door, then was given the role. */
  async function as(role: Role) {
    const email = `${role}-${randomUUID()}@example.com`
    const payload = { name: `A ${role}`, email, password: testPassword }
    const answer = await app.inject({ method: "POST", url: "/api/auth/register", payload })
    const { data, token } = answer.json()
    await database.write(["user"], (trx) => trx.updateTable("user").set({ role }).where("_id", "=", data._id).execute())
    const cookie = answer.cookies[0]?.value ?? ""
    return { token: token as string, cookie, email, _id: data._id as string }
  }

  /** Whatever a test meets must stand in the API's description, and each failure must have the code of its message. */
  const stop = async () => {
    const undocumented = new Set(met.flatMap(undocumentedBy(app.swagger() as never)))
    await app.close()
    await database.close()
    await location.remove()
    if (undocumented.size > 0) throw new Error(`The description lacks: ${[...undocumented].join(", ")}`)
    if (wrongFailures.size > 0) throw new Error([...wrongFailures].join("\n"))
  }
  return { app, database, images, location, request, as, stop }
}

/** Where a database of a test's own can live. */
export async function freshLocation(kind: DatabaseKind): Promise<DatabaseLocation & { remove: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "prohori-test-"))
  const remove = async () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  if (kind === "sqlite") return { dataDir, databasePool: 1, remove }
  const name = `test_${randomUUID().replaceAll("-", "")}`
  const client = new pg.Client(inject("postgresUrl"))
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const databaseUrl = inject("postgresUrl").replace(/\/postgres$/, `/${name}`)
  return { dataDir, databaseUrl, databasePool: 5, remove }
}
