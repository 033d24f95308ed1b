import type { Trx } from "#schema.ts"

const taken = new WeakMap<Trx, Set<string>>()

/**
 * Locks a name until the transaction ends, by updating its row in the table `lock`. PostgreSQL runs transactions concurrently, so
 * two of them could each demote one of the last two admins. Take the lock before any row, to avoid deadlocks; taking it again does
 * nothing.
 */
export async function takeLock(
  trx: Trx,
  name: "admins" | "order" | "import" | "mails" | "credentialStatus" | "signatory" | "site",
): Promise<void> {
  const own = taken.get(trx) ?? new Set()
  if (own.has(name)) return
  taken.set(trx, own.add(name))
  await trx.updateTable("lock").set({ name }).where("name", "=", name).execute()
}
