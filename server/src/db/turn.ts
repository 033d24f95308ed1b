import type { Trx } from "#schema.ts"

/**
 * Waits until no other transaction is in the same business. PostgreSQL runs transactions side by side, and neither of
 * two would see what the other is about to do: both could demote the last admin but one. To be taken before any row.
 */
export async function takeTurn(trx: Trx, name: "admins" | "order" | "import"): Promise<void> {
  await trx.updateTable("turn").set({ name }).where("name", "=", name).execute()
}
