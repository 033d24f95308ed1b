import { getReviewPage, reviewPageSize } from "contract"
import { sql } from "kysely"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import { metaOf } from "#db/search/pagination.ts"
import { notFound } from "#errors.ts"
import { type App, handle } from "#http/handle.ts"
import { wireReview } from "#resources/review/routes.ts"

/** One page of the public reviews, with the average of all. */
export function reviewPageRoute(app: App, { read }: Pick<Database, "read">) {
  const all = read.selectFrom("review").where("status", "=", "public")

  handle(app, getReviewPage, async ({ params: { page } }) => {
    const average = sql<number | null>`avg("halfStars")`.as("average")
    const { count, average: halfStars } = await all.select([rowCount, average]).executeTakeFirstOrThrow()
    const meta = metaOf(count, page, reviewPageSize)
    // Responses are cached, so there must not be a response for any number.
    if (page > 1 && page > meta.pages) throw notFound("reviewNotFound")
    const ids = all
      .select("_id")
      .orderBy("_id", "desc")
      .limit(reviewPageSize)
      .offset((page - 1) * reviewPageSize)
    const rows = await read
      .selectFrom("review")
      .innerJoin("user", "user._id", "review.userId")
      .selectAll("review")
      .select(["user.name", "user.email", "user.photo"])
      .where("review._id", "in", ids)
      .orderBy("review._id", "desc")
      .execute()
    return { data: rows.map(wireReview), count, meta, average: halfStars === null ? null : oneDecimal(halfStars / 2) }
  })
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10
