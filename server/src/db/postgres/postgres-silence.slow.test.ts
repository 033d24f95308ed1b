import { expect, inject, onTestFinished, test } from "vitest"
import { ChangeFeed } from "#db/change-feed.ts"
import { listenToOtherProcesses } from "#db/postgres/postgres-listen.ts"
import { connectClient, type Host, postgresPools } from "#db/postgres/postgres-pools.ts"
import { ProcessMessages } from "#db/process-messages.ts"
import { createLog } from "#log.ts"
import { startCluster } from "#test/postgres/postgres-cluster.ts"
import { startPostgresProxy } from "#test/postgres/postgres-proxy.ts"

const log = createLog("silent")

test.skipIf(inject("postgresUrl") === "")("a host that falls silent is noticed by the heartbeat", async () => {
  const proxy = await startPostgresProxy(inject("postgresUrl"))
  const silent: Host[] = []
  const changes = new ChangeFeed()
  const stop = await listenToOtherProcesses({
    connect: () =>
      connectClient(`${proxy.url.replace("/postgres", "")},127.0.0.1:${new URL(inject("postgresUrl")).port}/postgres`),
    changes,
    messages: new ProcessMessages(),
    onSilence: ({ host, port }) => silent.push({ host, port }),
    log,
  })
  proxy.cut()
  await expect.poll(() => silent).toEqual([proxy.host])
  // Changes are received again, from the other host.
  await expect.poll(() => changes.isComplete).toBe(true)
  await stop()
  proxy.end()
})

test.skipIf(inject("postgresUrl") === "")(
  "queries to a host that is silent fail at once, and later ones use another",
  async () => {
    const proxy = await startPostgresProxy(inject("postgresUrl"))
    const other = new URL(inject("postgresUrl"))
    const pools = postgresPools(`${proxy.url.replace("/postgres", "")},127.0.0.1:${other.port}/postgres`, {
      size: 3,
      log,
    })
    const idle = await pools.connectForWriting()
    const client = await pools.connectForReading()
    idle.release()
    const portOf = async (connected: typeof client) => (connected as unknown as { port: number }).port
    expect(await portOf(client)).toBe(proxy.host.port)
    proxy.cut()
    const query = client.query("select 1")
    pools.dropConnections(proxy.host)
    // Not "Query read timeout", after twelve seconds.
    await expect(query).rejects.toThrow("Connection terminated")
    client.release(true)
    for (const connectAgain of [pools.connectForReading, pools.connectForWriting]) {
      const next = await connectAgain()
      expect(await portOf(next)).toBe(Number(other.port))
      next.release()
    }
    await pools.end()
    proxy.end()
  },
)

test.skipIf(inject("postgresUrl") === "")(
  "while writes wait for a standby that is away, a message to other processes fails after a second",
  async () => {
    const cluster = await startCluster(inject("postgresBin"))
    onTestFinished(cluster.stop)
    const admin = await connectClient(cluster.url)
    await admin.query("alter system set synchronous_standby_names = 'away'")
    await admin.query("select pg_reload_conf()")
    const messages = new ProcessMessages()
    const stop = await listenToOtherProcesses({
      connect: () => connectClient(cluster.url),
      changes: new ChangeFeed(),
      messages,
      onSilence: () => {},
      log,
    })
    await expect
      .poll(async () => (await admin.query("show synchronous_standby_names")).rows[0])
      .toEqual({
        synchronous_standby_names: "away",
      })
    // PostgreSQL sends the notifications of all transactions in one order, so a message waits behind this one.
    const writer = await connectClient(cluster.url)
    // It waits for the standby until the cluster stops.
    writer.query("create table written (); notify changed, 'course'").catch(() => {})
    const waiting = "select 1 from pg_stat_activity where wait_event = 'SyncRep'"
    await expect.poll(async () => (await admin.query(waiting)).rows).toHaveLength(1)
    await expect(messages.send("requests 203.0.113.7 1")).rejects.toMatchObject({ code: "55P03" })
    await stop()
    await admin.end()
  },
)
