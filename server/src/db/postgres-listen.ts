import { setImmediate as endOfTurn, setTimeout as wait } from "node:timers/promises"
import { type Topic, topics } from "contract"
import type { Client } from "pg"
import type { ChangeFeed } from "#db/change-feed.ts"
import type { Host } from "#db/postgres-pools.ts"
import type { Log } from "#log.ts"

const heartbeatIntervalMs = 1000
const heartbeatTimeoutMs = 3000

type Options = {
  connect: () => Promise<Client>
  changes: ChangeFeed
  /** Called if the host stops responding without closing the connection: its power or network has failed. */
  onSilence: (host: Host) => void
  log: Log
}

/** Listens for changes by other processes on the same PostgreSQL. Returns a function that stops it. */
export async function listenToOtherProcesses({ connect, changes, onSilence, log }: Options) {
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
      if ((await lossOf(client)) === "silence") onSilence(client)
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

/** Resolves when the connection is lost. A heartbeat query detects a host that has become silent. */
async function lossOf(client: Client): Promise<"end" | "silence"> {
  const ended = new Promise<"end">((resolve) => client.once("end", () => resolve("end")))
  const pause = (ms: number) => wait(ms, undefined, { ref: false })
  while ((await Promise.race([ended, pause(heartbeatIntervalMs)])) !== "end") {
    const response = client.query("select 1").then(Boolean, () => false)
    // If this process was blocked for so long, the response may have arrived.
    const timeout = pause(heartbeatTimeoutMs).then(() => endOfTurn("timeout"))
    const result = await Promise.race([response, timeout])
    if (result === true) continue
    void client.end().catch(() => {})
    return result === "timeout" ? "silence" : "end"
  }
  return "end"
}
