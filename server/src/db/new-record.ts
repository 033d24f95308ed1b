import { newId } from "#new-id.ts"

/** What every record starts with. */
export function newRecord(): { _id: string; createdAt: string; updatedAt: string } {
  const now = new Date().toISOString()
  return { _id: newId(), createdAt: now, updatedAt: now }
}
