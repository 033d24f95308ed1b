import { setTimeout as wait } from "node:timers/promises"
import { type Topic, topics } from "contract"
import type { Client } from "pg"
import type { ChangeFeed } from "#db/change-feed.ts"
import type { Log } from "#log.ts"

const heartbeatIntervalMs = 5000
const heartbeatTimeoutMs = 3000

/** Listens for changes by other processes on the same PostgreSQL. Returns a function that stops it. */
export async function listenToOtherProcesses(connect: () => Promise<Client>, changes: ChangeFeed, log: Log) {
  let client = await listen()
  let stopped = false
  void reconnectForEver()

  async function listen(): Promise<Client> {
    const connected = await connect()
    connected.on("notification", ({ payload }) => changes.publish([payload as Topic]))
    try {
      await connected.query("listen changed")
    } catch (error) {
      void connected.end().catch(() => {})
      throw error
    }
    // Changes made while not connected are unknown, so everything counts as changed.
    changes.publish(topics)
    changes.isConnected = true
    return connected
  }

  async function reconnectForEver() {
    while (!stopped) {
      await isLost(client)
      changes.isConnected = false
      try {
        if (!stopped) client = await listen()
      } catch (error) {
        log.warn(
          { err: error },
          "cannot listen for changes by other processes; pages are not cached until this works again",
        )
        await wait(1000, undefined, { ref: false })
      }
    }
  }

  return async () => {
    stopped = true
    await client.end().catch(() => {})
  }
}

/** Resolves when the connection is lost. A heartbeat query detects connections that fail silently. */
async function isLost(client: Client): Promise<void> {
  const ended = new Promise<false>((resolve) => client.once("end", () => resolve(false)))
  const pause = (ms: number) => wait(ms, true, { ref: false })
  while (await Promise.race([ended, pause(heartbeatIntervalMs)])) {
    const response = client.query("select 1").then(Boolean, () => false)
    const isAlive = await Promise.race([response, pause(heartbeatTimeoutMs).then(() => false)])
    if (!isAlive) return void client.end().catch(() => {})
  }
}
