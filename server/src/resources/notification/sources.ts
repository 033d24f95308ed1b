import {
  type Call,
  getAllReviews,
  getCorrectionRequests,
  getUsers,
  maxNotified,
  type NotificationKind,
  retryFailedMails,
} from "contract"
import { type SelectQueryBuilder, sql } from "kysely"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import { earliestId } from "#new-id.ts"
import type { Tables } from "#schema.ts"

type Read = Database["read"]

type Source = {
  /** Users who may make this call are notified of it. */
  needs: Call
  count: (read: Read, since: string) => Promise<number>
}

/** Each condition is read from an index, and at most `maxNotified` rows and one are counted: it is as quick with 100,000 rows. */
export const sources: Record<NotificationKind, Source> = {
  waitingReviews: {
    needs: getAllReviews,
    count: (read, since) => countOf(read, read.selectFrom("review").where("waitingSince", ">=", since)),
  },
  newReviews: {
    needs: getAllReviews,
    count: (read, since) =>
      countOf(read, read.selectFrom("review").where("status", "=", "public").where("_id", ">=", idAt(since))),
  },
  newUsers: {
    needs: getUsers,
    count: (read, since) => countOf(read, read.selectFrom("user").where("_id", ">=", idAt(since))),
  },
  requestedCorrections: {
    needs: getCorrectionRequests,
    count: (read, since) => {
      const open = read.selectFrom("correctionRequest").where("closedAt", "=", "").where("createdAt", ">=", since)
      // Those of deleted certificates are not listed either.
      const present = open.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("certificate")
            .select("certificate._id")
            .whereRef("certificate._id", "=", "correctionRequest.certificateId"),
        ),
      )
      return countOf(read, present)
    },
  },
  failedMails: {
    needs: retryFailedMails,
    // Written exactly as in the partial index.
    count: (read, since) =>
      countOf(read, read.selectFrom("mail").where(sql<boolean>`"failedAt" <> ''`).where("failedAt", ">=", since)),
  },
}

/** Ids begin with their creation time. */
const idAt = (timestamp: string) => earliestId(Date.parse(timestamp))

async function countOf<T extends keyof Tables>(
  read: Read,
  rows: SelectQueryBuilder<Tables, T, object>,
): Promise<number> {
  const found = (rows as unknown as SelectQueryBuilder<Tables, "user", object>).select("_id").limit(maxNotified + 1)
  const { count } = await read.selectFrom(found.as("found")).select(rowCount).executeTakeFirstOrThrow()
  return count
}
