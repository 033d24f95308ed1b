import type { AddressInfo } from "node:net"
import { connect, createServer, type Socket } from "node:net"
import { expect, inject, test } from "vitest"
import { ChangeFeed } from "#db/change-feed.ts"
import { listenToOtherProcesses } from "#db/postgres-listen.ts"
import { connectClient, type Host, postgresPools } from "#db/postgres-pools.ts"
import { createLog } from "#log.ts"

const log = createLog("silent")

/** A way to PostgreSQL that can be cut without closing a connection, like a cable that is unplugged. */
async function startCable(url: string) {
  const { port } = new URL(url)
  const sockets: Socket[] = []
  const server = createServer((near) => {
    const far = connect(Number(port), "127.0.0.1")
    for (const socket of [near, far]) socket.on("error", () => {})
    near.pipe(far).pipe(near)
    near.on("close", () => far.destroy())
    sockets.push(near, far)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const own = (server.address() as AddressInfo).port
  return {
    url: url.replace(`:${port}`, `:${own}`),
    host: { host: "127.0.0.1", port: own },
    cut() {
      for (const socket of sockets) socket.unpipe()
    },
    end() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test.skipIf(inject("postgresUrl") === "")("a host that falls silent is noticed by the heartbeat", async () => {
  const cable = await startCable(inject("postgresUrl"))
  const silent: Host[] = []
  const changes = new ChangeFeed()
  const stop = await listenToOtherProcesses({
    connect: () =>
      connectClient(`${cable.url.replace("/postgres", "")},127.0.0.1:${new URL(inject("postgresUrl")).port}/postgres`),
    changes,
    onSilence: ({ host, port }) => silent.push({ host, port }),
    log,
  })
  cable.cut()
  await expect.poll(() => silent).toEqual([cable.host])
  // Changes are received again, from the other host.
  await expect.poll(() => changes.isComplete).toBe(true)
  await stop()
  cable.end()
})

test.skipIf(inject("postgresUrl") === "")(
  "queries to a host that is silent fail at once, and later ones use another",
  async () => {
    const cable = await startCable(inject("postgresUrl"))
    const other = new URL(inject("postgresUrl"))
    const pools = postgresPools(`${cable.url.replace("/postgres", "")},127.0.0.1:${other.port}/postgres`, {
      size: 3,
      log,
    })
    const idle = await pools.connectForWriting()
    const client = await pools.connectForReading()
    idle.release()
    const portOf = async (connected: typeof client) => (connected as unknown as { port: number }).port
    expect(await portOf(client)).toBe(cable.host.port)
    cable.cut()
    const query = client.query("select 1")
    pools.dropConnections(cable.host)
    // Not "Query read timeout", after twelve seconds.
    await expect(query).rejects.toThrow("Connection terminated")
    client.release(true)
    for (const connectAgain of [pools.connectForReading, pools.connectForWriting]) {
      const next = await connectAgain()
      expect(await portOf(next)).toBe(Number(other.port))
      next.release()
    }
    await pools.end()
    cable.end()
  },
)
