import {
  getCourseReviews,
  getHomeReviews,
  getReviewPage,
  getReviews,
  maxCourseReviews,
  maxHomeReviews,
  reviewPageSize,
} from "contract"
import { sql } from "kysely"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import { metaOf } from "#db/search/pagination.ts"
import { notFound } from "#errors.ts"
import { type App, handle, listOf } from "#http/handle.ts"
import { courseRoutes } from "#resources/certificate/course-routes.ts"
import { visibleCourseById } from "#resources/course/published.ts"
import { reviewsWithAuthors, wireReview } from "#resources/review/routes.ts"

// As the index has it.
const isVerified = sql<number>`case when "certificationName" = '' then 0 else 1 end`

const halfStars = sql<number>`cast(sum("halfStars") as integer)`.as("halfStars")

/** The public lists, with the reviews of verified students first: only these count in averages. */
export function publicListRoutes(app: App, database: Database) {
  const all = database.read.selectFrom("review").where("status", "=", "public")
  const verified = all.where(isVerified, "=", 1)
  const withAuthors = reviewsWithAuthors(database).orderBy(isVerified, "desc").orderBy("review._id", "desc")
  const shown = withAuthors.where("status", "=", "public")

  handle(app, getReviews, async () => listOf((await shown.execute()).map(wireReview)))

  handle(app, getHomeReviews, async () => {
    const rows = await shown.where("isHomeShow", "=", 1).limit(maxHomeReviews).execute()
    return listOf(rows.map(wireReview))
  })

  handle(app, getReviewPage, async ({ params: { page } }) => {
    const { count } = await all.select(rowCount).executeTakeFirstOrThrow()
    const meta = metaOf(count, page, reviewPageSize)
    // Responses are cached, so there must not be a response for any number.
    if (page > 1 && page > meta.pages) throw notFound("reviewNotFound")
    const rated = await verified.select([rowCount, halfStars]).executeTakeFirstOrThrow()
    const ids = all
      .select("_id")
      .orderBy(isVerified, "desc")
      .orderBy("_id", "desc")
      .limit(reviewPageSize)
      .offset((page - 1) * reviewPageSize)
    const rows = await withAuthors.where("review._id", "in", ids).execute()
    return { data: rows.map(wireReview), count, meta, verified: rated.count, average: averageOf(rated) }
  })

  const courseRouteOf = courseRoutes(database)

  handle(app, getCourseReviews, async (request, reply) => {
    const { route } = await visibleCourseById(request, reply, database.read, request.params.id)
    const ofCourse = { names: [] as string[], count: 0, halfStars: 0 }
    const rated = verified.select(["certificationName", rowCount, halfStars]).groupBy("certificationName")
    for (const { certificationName, count, halfStars } of await rated.execute()) {
      if ((await courseRouteOf(certificationName)) !== route) continue
      ofCourse.names.push(certificationName)
      ofCourse.count += count
      ofCourse.halfStars += halfStars
    }
    const { names, count } = ofCourse
    const newest = shown.where("certificationName", "in", names).limit(maxCourseReviews)
    const rows = names.length === 0 ? [] : await newest.execute()
    return { data: rows.map(wireReview), count, average: averageOf(ofCourse) }
  })
}

type Rated = { count: number; halfStars: number }

/** In stars, with one decimal; null without reviews. */
const averageOf = ({ count, halfStars }: Rated) => (count === 0 ? null : Math.round((halfStars / 2 / count) * 10) / 10)
