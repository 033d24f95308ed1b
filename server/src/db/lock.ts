import type { Trx } from "#schema.ts"

const taken = new WeakMap<Trx, Set<string>>()

/**
 * Locks a name until the transaction ends, by writing its row in the table `lock`, which is inserted the first time. PostgreSQL runs
 * transactions concurrently, so two of them could each demote one of the last two admins. Take the lock before any row, to avoid
 * deadlocks; taking it again does nothing.
 */
export async function takeLock(trx: Trx, name: string): Promise<void> {
  const own = taken.get(trx) ?? new Set()
  if (own.has(name)) return
  taken.set(trx, own.add(name))
  await trx
    .insertInto("lock")
    .values({ name })
    .onConflict((key) => key.column("name").doUpdateSet({ name }))
    .execute()
}
