import type { One } from "contract"
import type { CallFailure } from "#api/base-query.ts"

type Row = { _id: string; updatedAt: string }
type Answer = { data: unknown; error?: undefined } | { error: CallFailure; data?: undefined }
type Question = { url: string; method?: "PATCH"; seen?: string }
type Ask = (question: Question) => PromiseLike<Answer> | Answer

type Toggle<T> = {
  row: T
  /** The call that turns the value into its opposite. */
  url: string
  /** The call that answers the record as it is now. */
  read: string
  isWanted: (row: T) => boolean
}

/** The record after a toggle; `wasAlready` when it had the wanted value before, so that nothing was changed. */
export type Toggled<T> = One<T> & { wasAlready: boolean }

const maxAttempts = 3

/**
 * Sets a value by a call that flips it. Each flip names the state that it starts from (If-Match): a stale list can never
 * turn a value into its opposite. Refused with 412, the record is read again, and flipped only if it still has to be.
 */
export async function toggleTo<T extends Row>(
  ask: Ask,
  { row, url, read, isWanted }: Toggle<T>,
): Promise<{ data: Toggled<T> } | { error: CallFailure }> {
  let current = row
  // A row that seems to have the wanted value may be an old one.
  let isStale = isWanted(row)
  for (let attempt = 1; ; attempt++) {
    if (isStale) {
      const answer = await ask({ url: read })
      if (answer.error) return answer
      const fresh = answer.data as One<T>
      current = fresh.data
      if (isWanted(current)) return { data: { ...fresh, wasAlready: true } }
    }
    const answer = await ask({ url, method: "PATCH", seen: current.updatedAt })
    if (!answer.error) return { data: { ...(answer.data as One<T>), wasAlready: false } }
    if (answer.error.status !== 412 || attempt === maxAttempts) return answer
    isStale = true
  }
}
