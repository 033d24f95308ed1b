import { setTimeout as wait } from "node:timers/promises"
import { describe, expect, inject, test } from "vitest"
import { verifyChain } from "#audit/verify-chain.ts"
import { openReadOnly } from "#db/open.ts"
import { createLog } from "#log.ts"
import { brokenClaims, newLedger, signIn, writeUntil } from "#test/load/crash-load.ts"
import { freePort, templateName } from "#test/postgres/postgres-cluster.ts"
import { startServer } from "#test/server-process.ts"
import { freshLocation } from "#test/test-app.ts"

const admin = { email: "admin@prohori.local", password: "correct horse 7" }

// The short version of `npm run drill:crash`.
describe.each(["sqlite", "postgres"] as const)("kill -9 during writes of all kinds, on %s", (kind) => {
  test.skipIf(kind === "postgres" && inject("postgresUrl") === "")("loses no acknowledged write", async () => {
    const location = await freshLocation(kind, templateName)
    const start = async () => {
      const server = startServer({
        PORT: String(await freePort()),
        DATA_DIR: location.dataDir,
        DATABASE_URL: location.databaseUrl ?? "",
        ADMIN_PASSWORD: admin.password,
        RATE_LIMIT: "0",
        TRUST_PROXY: "127.0.0.1",
      })
      await server.isReady()
      const kill = async () => {
        server.child.kill("SIGKILL")
        await server.ended
      }
      return { api: await signIn(server.base, admin), kill }
    }

    const ledger = newLedger()
    const killed = await start()
    let isOver = false
    const writing = writeUntil(() => isOver, killed.api, ledger, "K1")
    const isMixed = () => ["create", "toggle", "import", "restore", "seen"].every((each) => ledger.counts[each])
    while (!isMixed()) await wait(20)
    isOver = true
    await killed.kill()
    await writing

    const restarted = await start()
    expect(await brokenClaims(restarted.api, ledger.claims)).toEqual([])
    const database = await openReadOnly(location, createLog("silent"))
    expect(await verifyChain(database)).toMatchObject({ fault: null, signature: "valid" })
    await database.close()
    await restarted.kill()
    await location.remove()
  })
})
