import { readRecordDetails } from "contract"
import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"

/** Whether the review that a user withdrew last was not public: writing it again must not publish what was rejected. */
export async function withdrewUnapproved(trx: Trx, { _id, email }: UserRow): Promise<boolean> {
  const entries = trx.selectFrom("audit").select("details").where("actor", "=", email)
  const last = entries.where("action", "=", "review.delete").orderBy("position", "desc").limit(1)
  const recorded = readRecordDetails((await last.executeTakeFirst())?.details ?? "")
  const [review] = recorded && "deleted" in recorded ? recorded.deleted : []
  // Before the first migration with a status, all reviews were public.
  return review?.userId === _id && (review.status ?? "public") !== "public"
}
