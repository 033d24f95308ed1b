import { randomInt, randomUUID } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { isOffice, type Role } from "contract"
import type { InjectOptions } from "fastify"
import { afterAll, beforeAll, describe, inject } from "vitest"
import { hashCost } from "#accounts/password/password.ts"
import { buildApp } from "#app.ts"
import { type DatabaseLocation, openDatabase } from "#db/open.ts"
import { loadLimits } from "#http/load-shedding/load-limits.ts"
import { openImageStore } from "#images/open-store.ts"
import { createLog } from "#log.ts"
import { readSettings, type Settings } from "#settings.ts"
import { openKeys } from "#signing-keys.ts"
import "#test/busy-machine.ts"
import { failureIn, faultsInFailure } from "#test/fuzz/failure-check.ts"
import { type Exchange, undocumentedBy } from "#test/fuzz/openapi-check.ts"
import { createDatabase, templateName } from "#test/postgres/postgres-cluster.ts"

export type DatabaseKind = "sqlite" | "postgres"

type MoreSettings = Partial<Settings>
type AppParts = Omit<Parameters<typeof buildApp>[0], "settings"> & { settings: MoreSettings }

const defaults = readSettings({})
const settings: MoreSettings = {
  publicUrl: "http://localhost:3000",
  rateLimit: 0,
  trustProxy: undefined,
  // Tests expect the numbers of a batch.
  newNumbers: { isRandom: false, prefix: "PRH" },
}
export const testLimits = loadLimits
// Longer than any test, so that tests decide when security events are written.
const flushEventsMs = 60 * 60 * 1000
/** The tests hash thousands of passwords, so they lower the cost: a real hash takes 30 ms of CPU time. */
export const realHashCost = { ...hashCost }
Object.assign(hashCost, { memory: 8, passes: 1 })

export const testPassword = "correct horse 7"

/** The fuzzer prints its seed. Set FUZZ_SEED to repeat its requests. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))

type TestsOfApp = (app: () => TestApp) => void

/**
 * Runs the same tests on both databases: for SQL that differs, what an account's calls do at once, and what is unique. Without a
 * PostgreSQL server, its tests are skipped.
 */
export const onBothDatabases = (title: string, tests: TestsOfApp, more: MoreSettings = {}) =>
  describeOn(["sqlite", "postgres"], title, tests, more)

/** For calls whose SQL and locks are those of `db/`, tested there: `npm test` runs them on SQLite only (decision 76). */
export const onAnyDatabase = (title: string, tests: TestsOfApp, more: MoreSettings = {}) =>
  describeOn(process.env.FAST_TESTS ? ["sqlite"] : ["sqlite", "postgres"], title, tests, more)

function describeOn(kinds: readonly DatabaseKind[], title: string, tests: TestsOfApp, more: MoreSettings) {
  for (const kind of kinds) {
    const available = kind === "sqlite" || inject("postgresUrl") !== ""
    describe.skipIf(!available)(`${title}, on ${kind}`, () => {
      let app: TestApp | undefined
      beforeAll(async () => {
        app = await startTestApp(kind, { settings: { ...settings, ...more } })
      })
      afterAll(() => app?.stop())
      tests(() => app as TestApp)
    })
  }
}

/** All apps have the same description, and generating it takes 0.2 s. */
export const apiDescription: { findUndocumented?: ReturnType<typeof undocumentedBy> | undefined } = {}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** The real app on a fresh, real database. */
export async function startTestApp(kind: DatabaseKind, more: Partial<AppParts> = {}, changeUrl = (url: string) => url) {
  const fresh = await freshLocation(kind, templateName)
  return startTestAppAt({ ...fresh, ...(fresh.databaseUrl && { databaseUrl: changeUrl(fresh.databaseUrl) }) }, more)
}

/** The real app on the database of this location, which is removed when the app stops. */
export async function startTestAppAt(location: TestLocation, more: Partial<AppParts> = {}) {
  const log = createLog("silent")
  const database = await openDatabase(location, log)
  const images = more.images ?? openImageStore({ dataDir: location.dataDir, s3: undefined })
  const keys = openKeys(location)
  // A site whose sample content is there; tests of one without it pass no `shippedContent` by name.
  const shippedContent = "shippedContent" in more ? more.shippedContent : (await more.pages?.site())?.content
  const parts = {
    database,
    log,
    images,
    keys,
    limits: testLimits,
    flushEventsMs,
    ...more,
    ...(shippedContent && { shippedContent }),
  }
  const app = await buildApp({ ...parts, settings: { ...defaults, ...(more.settings ?? settings) } })
  await app.ready()

  /** Sends a request as a user, with the token in the header, as the browser sends it. */
  const request = async (options: InjectOptions, token?: string) => {
    const headers = { ...options.headers, ...(token && { authorization: token }) }
    const response = await app.inject({ ...options, headers })
    const { method = "", url = "" } = response.raw.req
    const failure = failureIn(response)
    for (const fault of failure ? faultsInFailure(failure) : []) wrongFailures.add(`${method} ${url}: ${fault}`)
    exchanges.push({ method, url, status: response.statusCode, headers: response.headers })
    return response
  }
  const exchanges: Exchange[] = []
  const wrongFailures = new Set<string>()

  /** A user who registered through the API, and was then given the role; the email of an office account is confirmed. */
  async function as(role: Role) {
    const email = `${role}-${randomUUID()}@example.com`
    const payload = { name: `A ${role}`, email, password: testPassword }
    const response = await app.inject({ method: "POST", url: "/api/auth/register", payload })
    const { data, token } = response.json()
    const values = { role, isVerified: isOffice(role) ? 1 : 0 } as const
    await database.write(["user"], (trx) => trx.updateTable("user").set(values).where("_id", "=", data._id).execute())
    const cookie = response.cookies[0]?.value ?? ""
    return { token: token as string, cookie, email, _id: data._id as string }
  }

  /** Fails if a test met undocumented responses, or failures whose message does not match their code. */
  const stop = async () => {
    apiDescription.findUndocumented ??= undocumentedBy(app.swagger() as never)
    const undocumented = new Set(exchanges.flatMap(apiDescription.findUndocumented))
    await app.close()
    await database.close()
    await location.remove()
    if (undocumented.size > 0) throw new Error(`The API description does not mention: ${[...undocumented].join(", ")}`)
    if (wrongFailures.size > 0) throw new Error([...wrongFailures].join("\n"))
  }
  /** The server's next start, with other settings or another key, on the same database. */
  const restarted = (changed: MoreSettings, next: Partial<Omit<AppParts, "settings">> = {}) =>
    buildApp({
      database,
      settings: { ...defaults, ...settings, ...changed },
      log,
      images,
      limits: testLimits,
      flushEventsMs,
      keys,
      ...next,
    })
  return { app, database, images, location, request, as, stop, restarted }
}

export type TestLocation = DatabaseLocation & { remove: () => Promise<void> }

/** The location of a new, temporary database: empty, or migrated. */
export async function freshLocation(kind: DatabaseKind, template?: typeof templateName): Promise<TestLocation> {
  const dataDir = mkdtempSync(join(tmpdir(), "prohori-test-"))
  const remove = async () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  if (kind === "sqlite") {
    if (template) writeFileSync(join(dataDir, sqliteFile), await migratedFile(), { mode: 0o600 })
    return { dataDir, databasePool: 1, remove }
  }
  const name = `test_${randomUUID().replaceAll("-", "")}`
  const databaseUrl = await createDatabase(inject("postgresUrl"), name, template)
  return { dataDir, databaseUrl, databasePool: 5, remove }
}

const sqliteFile = "prohori.db"
let migrated: Promise<Buffer> | undefined

/** The file of a migrated database. Applying all migrations for each app took a third of its start. */
function migratedFile(): Promise<Buffer> {
  migrated ??= migrateFile()
  return migrated
}

async function migrateFile() {
  const { remove, ...location } = await freshLocation("sqlite")
  const database = await openDatabase(location, createLog("silent"))
  // Closing it moves its log of changes into the file.
  await database.close()
  const file = readFileSync(join(location.dataDir, sqliteFile))
  await remove()
  return file
}
