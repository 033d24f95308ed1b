import type { Trx } from "#schema.ts"

const taken = new WeakMap<Trx, Set<string>>()

/**
 * Waits until no other transaction is in the same business. PostgreSQL runs transactions side by side, and neither of
 * two would see what the other is about to do: both could demote the last admin but one. To be taken before any row; a
 * transaction that has it already need not ask again.
 */
export async function takeLock(trx: Trx, name: "admins" | "order" | "import"): Promise<void> {
  const own = taken.get(trx) ?? new Set()
  if (own.has(name)) return
  taken.set(trx, own.add(name))
  await trx.updateTable("turn").set({ name }).where("name", "=", name).execute()
}
