import { setTimeout as wait } from "node:timers/promises"
import { type Topic, topics } from "contract"
import type { Client } from "pg"
import type { ChangeFeed } from "#db/change-feed.ts"
import type { Log } from "#log.ts"

const betweenBeats = 5000
const patience = 3000

/** Listens for what other processes on the same PostgreSQL publish; answers how to stop. */
export async function listenToOtherProcesses(connect: () => Promise<Client>, changes: ChangeFeed, log: Log) {
  let client = await listen()
  let stopped = false
  void reconnectForEver()

  async function listen(): Promise<Client> {
    const fresh = await connect()
    fresh.on("notification", ({ payload }) => changes.publish([payload as Topic]))
    try {
      await fresh.query("listen changed")
    } catch (error) {
      void fresh.end().catch(() => {})
      throw error
    }
    // Whatever changed while nobody listened is not known, so everything counts as changed.
    changes.publish(topics)
    changes.isConnected = true
    return fresh
  }

  async function reconnectForEver() {
    while (!stopped) {
      await isLost(client)
      changes.isConnected = false
      try {
        if (!stopped) client = await listen()
      } catch (error) {
        log.warn({ err: error }, "cannot listen for changes of other processes; pages are not kept meanwhile")
        await wait(1000, undefined, { ref: false })
      }
    }
  }

  return async () => {
    stopped = true
    await client.end().catch(() => {})
  }
}

/** A connection that broke without a word is found out by asking it something every few seconds. */
async function isLost(client: Client): Promise<void> {
  const ended = new Promise<false>((resolve) => client.once("end", () => resolve(false)))
  const silence = (time: number) => wait(time, true, { ref: false })
  while (await Promise.race([ended, silence(betweenBeats)])) {
    const answer = client.query("select 1").then(Boolean, () => false)
    const isAlive = await Promise.race([answer, silence(patience).then(() => false)])
    if (!isAlive) return void client.end().catch(() => {})
  }
}
