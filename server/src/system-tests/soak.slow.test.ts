import { afterEach, describe, expect, inject, test } from "vitest"
import { actOnce, loadUntil, newCounts, soakActions } from "#test/load/soak-load.ts"
import { openSoakSite } from "#test/load/soak-site.ts"
import { freePort, templateName } from "#test/postgres/postgres-cluster.ts"
import { startServer } from "#test/server-process.ts"
import { freshLocation } from "#test/test-app.ts"

const admin = { email: "admin@prohori.local", password: "correct horse 7" }

const cleanup: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of cleanup.splice(0).reverse()) await end()
})

// The short version of `npm run drill:soak`.
describe.each(["sqlite", "postgres"] as const)("the load of the soak drill, on %s", (kind) => {
  test.skipIf(kind === "postgres" && inject("postgresUrl") === "")("gets only expected responses", async () => {
    const location = await freshLocation(kind, templateName)
    const server = startServer({
      PORT: String(await freePort()),
      DATA_DIR: location.dataDir,
      DATABASE_URL: location.databaseUrl ?? "",
      ADMIN_PASSWORD: admin.password,
      DEMO: "1",
      TRUST_PROXY: "127.0.0.1",
    })
    cleanup.push(location.remove, async () => {
      server.child.kill("SIGKILL")
      await server.ended
    })
    await server.isReady()
    const site = await openSoakSite(server.base, admin)
    const counts = newCounts()
    await actOnce(site, counts)
    expect(counts.failures).toEqual([])
    expect([...counts.actions.values()].map(({ done }) => done)).toEqual(Object.keys(soakActions).map(() => 1))

    const done = () => [...counts.actions.values()].reduce((sum, each) => sum + each.done, 0)
    await loadUntil(site, counts, {
      perSecond: 20,
      isOver: () => done() > 60 || counts.failures.length > 0,
      maxOpen: 8,
    })
    expect(counts.failures).toEqual([])
  })
})
