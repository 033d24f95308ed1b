import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { afterEach, expect, inject, onTestFinished, test, vi } from "vitest"
import { aGallery } from "#test/factories.ts"
import { brokenClaims, newLedger, signIn, writeUntil } from "#test/load/crash-load.ts"
import { freePort, templateName } from "#test/postgres/postgres-cluster.ts"
import { startServer } from "#test/server-process.ts"
import { freshLocation, startTestApp, testPassword } from "#test/test-app.ts"

const admin = { email: "admin@prohori.local", password: "correct horse 7" }
const hasPostgres = inject("postgresUrl") !== ""

const cleanup: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of cleanup.splice(0).reverse()) await end()
})

// The short version of `npm run drill:failover`.
test.skipIf(!hasPostgres)(
  "one of two servers is killed during writes: the other goes on, and nothing is lost",
  async () => {
    const { remove, ...location } = await freshLocation("postgres", templateName)
    cleanup.push(remove)
    async function startOne(name: string) {
      const server = startServer({
        PORT: String(await freePort()),
        DATA_DIR: `${location.dataDir}/${name}`,
        DATABASE_URL: location.databaseUrl ?? "",
        SECRET_KEY: "the same key on both of these servers",
        ADMIN_PASSWORD: admin.password,
        RATE_LIMIT: "0",
        TRUST_PROXY: "127.0.0.1",
      })
      await server.isReady()
      const kill = async () => {
        server.child.kill("SIGKILL")
        await server.ended
      }
      cleanup.push(kill)
      return { base: server.base, kill, api: await signIn(server.base, admin) }
    }
    const killed = await startOne("one")
    const other = await startOne("other")
    const titles = async () => {
      const { body } = await other.api.request("GET", "/galleries/get-galleries")
      return body.data.map(({ title }: { title: string }) => title)
    }
    expect(await titles()).toEqual([])
    await killed.api.change("POST", "/galleries/register", aGallery({ title: "From the server that is killed" }))
    await expect.poll(titles).toEqual(["From the server that is killed"])

    const [ledger, ledgerOfOther] = [newLedger(), newLedger()]
    let [isKilled, isOver] = [false, false]
    const count = () => Object.values(ledgerOfOther.counts).reduce((sum, each) => sum + each, 0)
    const writing = writeUntil(() => isKilled, killed.api, ledger, "K1")
    const writingOnOther = writeUntil(() => isOver, other.api, ledgerOfOther, "O1")
    while (!["create", "toggle", "import", "restore"].every((kind) => ledger.counts[kind])) await wait(20)
    isKilled = true
    await killed.kill()
    await writing
    const before = count()
    await expect.poll(count).toBeGreaterThan(before + 10)
    isOver = true
    await writingOnOther
    expect(await brokenClaims(other.api, ledger.claims)).toEqual([])
    expect(await brokenClaims(other.api, ledgerOfOther.claims)).toEqual([])
  },
)

test.skipIf(!hasPostgres)(
  "sessions and the limits of sign-ins and registrations are those of all servers",
  async () => {
    const one = await startTestApp("postgres")
    cleanup.push(one.stop)
    const other = await startTestApp("postgres", {}, () => one.location.databaseUrl ?? "")
    cleanup.push(other.stop)
    const { token, email } = await one.as("student")
    const me = async ({ request }: typeof one) => (await request({ url: "/api/auth/get-user" }, token)).statusCode
    expect(await me(other)).toBe(200)

    const alternating = async (count: number, payload: object, url: string) => {
      const statuses: number[] = []
      for (let attempt = 0; attempt < count; attempt++) {
        const { request } = attempt % 2 === 0 ? one : other
        statuses.push((await request({ method: "POST", url, payload })).statusCode)
      }
      return statuses
    }
    const guesses = await alternating(12, { email, password: "not this one 7" }, "/api/auth/login")
    expect(guesses).toEqual([...Array(10).fill(401), 429, 429])
    const registration = { name: "A student", email: "again@example.com", password: testPassword }
    const registrations = await alternating(12, registration, "/api/auth/register")
    expect(registrations.slice(10)).toEqual([429, 429])
    expect(registrations.slice(0, 10)).not.toContain(429)

    await other.request({ method: "POST", url: "/api/auth/logout" }, token)
    expect(await me(one)).toBe(401)
  },
)

test.skipIf(!hasPostgres)(
  "limits of requests, uploads and lookups of certificates are those of all servers",
  async () => {
    // Nothing comes back during the test, however slow the machine is.
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] })
    onTestFinished(() => void vi.useRealTimers())
    const settings = { publicUrl: "http://localhost:3000", rateLimit: 300, trustProxy: undefined }
    const one = await startTestApp("postgres", { settings })
    cleanup.push(one.stop)
    const other = await startTestApp("postgres", { settings }, () => one.location.databaseUrl ?? "")
    cleanup.push(other.stop)
    const numbers = Array.from({ length: 20 }, (_, index) => `ABCD-${1000 + index}`)
    const lookup = { method: "POST", url: "/api/certificates/verify-many", payload: { numbers } } as const
    const cases = [
      { allowed: 300, request: { url: "/api/courses/get-courses" } },
      { allowed: 60, request: { method: "POST", url: "/api/images" } },
      // 2,000 an hour, and an unknown number counts as five.
      { allowed: 20, request: lookup },
    ] as const
    for (const [index, { allowed, request }] of cases.entries()) {
      const statusOf = async (server: typeof one, remoteAddress: string) =>
        (await server.request({ ...request, remoteAddress })).statusCode
      const address = `2001:db8:0:${index}::1`
      for (let count = 0; count < allowed; count++) expect(await statusOf(one, address)).not.toBe(429)
      // The other server alone would allow all of them.
      let accepted = 0
      while (accepted < allowed / 2 && (await statusOf(other, address)) !== 429) {
        accepted++
        await wait(10_000 / allowed)
      }
      expect([request.url, accepted < allowed / 2]).toEqual([request.url, true])
      expect(await statusOf(other, "2001:db8:1::1")).not.toBe(429)
    }
  },
)

test.skipIf(!hasPostgres)("what many networks of an IPv6 /48 used at one server counts at the others", async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] })
  onTestFinished(() => void vi.useRealTimers())
  const settings = { publicUrl: "http://localhost:3000", rateLimit: 10, trustProxy: undefined }
  const one = await startTestApp("postgres", { settings })
  cleanup.push(one.stop)
  const other = await startTestApp("postgres", { settings }, () => one.location.databaseUrl ?? "")
  cleanup.push(other.stop)
  let networks = 0
  const statusOf = async (server: typeof one) => {
    const remoteAddress = `2001:db8:0:${(networks++).toString(16)}::1`
    return (await server.request({ url: "/api/courses/get-courses", remoteAddress })).statusCode
  }
  for (let count = 0; count < 160; count++) expect(await statusOf(one)).toBe(200)
  expect(await statusOf(one)).toBe(429)
  // At most fifty times: the other server alone would allow 160.
  await expect.poll(() => statusOf(other), { timeout: 10_000, interval: 200 }).toBe(429)
})

test.skipIf(!hasPostgres)("the limit of changes by an account is that of all servers", async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] })
  onTestFinished(() => void vi.useRealTimers())
  const settings = { publicUrl: "http://localhost:3000", rateLimit: 1_000_000, trustProxy: undefined }
  const one = await startTestApp("postgres", { settings })
  cleanup.push(one.stop)
  const other = await startTestApp("postgres", { settings }, () => one.location.databaseUrl ?? "")
  cleanup.push(other.stop)
  const { token } = await one.as("student")
  const request = { method: "DELETE", url: `/api/auth/end-session/${randomUUID()}` } as const
  const change = async (server: typeof one) => (await server.request(request, token)).statusCode
  for (let count = 0; count < 120; count++) expect(await change(one)).toBe(404)
  // At most fifty times: the other server alone would allow all of them.
  await expect.poll(() => change(other), { timeout: 10_000, interval: 200 }).toBe(429)
})
