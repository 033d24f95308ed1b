import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises"
import type { Topic } from "contract"
import type { Client } from "pg"
import type { ChangeFeed } from "#db/change-feed.ts"
import type { Host } from "#db/postgres/postgres-pools.ts"
import type { ProcessMessages } from "#db/process-messages.ts"
import type { Log } from "#log.ts"

const heartbeatIntervalMs = 1000
const heartbeatTimeoutMs = 3000
const reconnectDelayMs = 1000

type Options = {
  connect: () => Promise<Client>
  changes: ChangeFeed
  messages: ProcessMessages
  /** Called if the host stops responding without closing the connection: its power or network has failed. */
  onSilence: (host: Host) => void
  log: Log
}

/** Listens for changes and messages by other processes on the same PostgreSQL. Returns a function that stops it. */
export async function listenToOtherProcesses({ connect, changes, messages, onSilence, log }: Options) {
  let current = await listen()
  let stopped = false
  void reconnectForEver()

  async function listen(): Promise<Connection> {
    const connected = await connect()
    const ended = new AbortController()
    connected.once("end", () => ended.abort())
    try {
      // A write that waits for a standby holds the lock of notifications. A message that waits for it must not delay the heartbeat.
      await connected.query("set lock_timeout = 1000")
      const { sender } = (await connected.query("select pg_backend_pid() as sender")).rows[0]
      connected.on("notification", ({ processId, channel, payload = "" }) => {
        if (channel === "changed") changes.receive(processId, payload as Topic)
        else if (processId !== sender) messages.receive(payload)
      })
      await connected.query("listen changed")
      await connected.query("listen message")
    } catch (error) {
      void connected.end().catch(() => {})
      throw error
    }
    changes.endGap("notListening")
    messages.connect((text) => connected.query("select pg_notify('message', $1)", [text]))
    return { client: connected, ended: ended.signal }
  }

  async function reconnectForEver() {
    while (!stopped) {
      if ((await lossOf(current)) === "silence") onSilence(current.client)
      changes.beginGap("notListening")
      messages.disconnect()
      try {
        if (!stopped) current = await listen()
      } catch (error) {
        log.warn(
          { err: error },
          "cannot listen for changes by other processes; pages are not cached until this works again",
        )
        await wait(reconnectDelayMs, undefined, { ref: false })
      }
    }
  }

  return async () => {
    stopped = true
    await current.client.end().catch(() => {})
  }
}

type Connection = { client: Client; ended: AbortSignal }

/** Resolves when the connection is lost. A heartbeat query detects a host that has become silent. */
async function lossOf({ client, ended }: Connection): Promise<"end" | "silence"> {
  const pause = (ms: number) => wait(ms, undefined, { ref: false, signal: ended }).catch(() => {})
  for (;;) {
    await pause(heartbeatIntervalMs)
    if (ended.aborted) return "end"
    const response = client.query("select 1").then(Boolean, () => false)
    // If this process was blocked for so long, the response may have arrived.
    const timeout = pause(heartbeatTimeoutMs).then(() => nextTurn("timeout"))
    const result = await Promise.race([response, timeout])
    if (result === true) continue
    void client.end().catch(() => {})
    return result === "timeout" && !ended.aborted ? "silence" : "end"
  }
}
