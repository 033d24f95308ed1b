import { randomUUID } from "node:crypto"
import type { GroupTrx } from "../../../server/src/db/group-commit.ts"
import type { Database } from "../../../server/src/db/open.ts"

const clients = 1000

export type WriteRates = { grouped: number; alone: number }

/** How many rows clients add per second, each the next one as soon as the last one is acknowledged: in groups, and in a transaction each. */
export async function writesPerSecond({ write, writeGrouped }: Database): Promise<WriteRates> {
  const insert = (trx: GroupTrx) => trx.insertInto("reminder").values({ key: randomUUID(), queuedAt: "" }).execute()
  return {
    grouped: await rateOf(() => writeGrouped(insert)),
    alone: await rateOf(() => write([], insert)),
  }
}

async function rateOf(add: () => Promise<unknown>) {
  const from = performance.now()
  let added = 0
  async function addUntilOver() {
    while (performance.now() - from < 1000) {
      await add()
      added++
    }
  }
  await Promise.all(Array.from({ length: clients }, addUntilOver))
  return (added * 1000) / (performance.now() - from)
}
