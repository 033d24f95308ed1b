import { setTimeout as wait } from "node:timers/promises"
import type { Client } from "pg"
import { type Changes, type Topic, topics } from "#db/changes.ts"
import type { Log } from "#log.ts"

/** Listens for what other processes on the same PostgreSQL announce; answers how to stop. */
export async function hearOtherProcesses(connect: () => Promise<Client>, changes: Changes, log: Log) {
  let client: Client | undefined
  let stopped = false

  async function listen() {
    const listener = await connect()
    listener.on("notification", ({ payload }) => changes.announce([payload as Topic]))
    listener.on("end", () => {
      changes.areHeard = false
      if (!stopped) void listenAgain()
    })
    await listener.query("listen changed")
    client = listener
    // Whatever changed while nobody listened is not known, so everything counts as changed.
    changes.announce(topics)
    changes.areHeard = true
  }

  async function listenAgain() {
    while (!stopped) {
      try {
        return await listen()
      } catch (error) {
        log.warn({ err: error }, "cannot listen for changes of other processes; pages are not kept meanwhile")
        await wait(1000, undefined, { ref: false })
      }
    }
  }

  await listen()
  return async () => {
    stopped = true
    await client?.end().catch(() => {})
  }
}
