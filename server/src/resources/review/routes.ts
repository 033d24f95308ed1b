import {
  type CreateReview,
  changeReviewsOnHome,
  createReview,
  deleteReview,
  deleteReviews,
  getAllReviews,
  getOwnReview,
  getReview,
  isSet,
  type Review,
  type ReviewFilters,
  type ReviewStatus,
  toggleReviewOnHome,
  updateReview,
  withdrawReview,
} from "contract"
import { sql } from "kysely"
import type { Database } from "#db/open.ts"
import { changeMany, finderOf } from "#db/records/bulk-change.ts"
import { deleteRecord, deleteRecords } from "#db/records/delete-records.ts"
import { createRecord, getRecord, newRecord, toggled, updateRecord } from "#db/records/records.ts"
import type { Filter } from "#db/search/filter.ts"
import { pageOf } from "#db/search/pagination.ts"
import { notFound, notSignedIn } from "#errors.ts"
import { actorOf, requesterOf, sessionIn } from "#http/guard.ts"
import { type App, handle, handleChange } from "#http/handle.ts"
import type { Dependencies } from "#resources/resource.ts"
import type { ReviewRow } from "#resources/review/table.ts"
import { withdrewUnapproved } from "#resources/review/withdrawn.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"
import { searchText } from "#search-text.ts"

type Author = Pick<UserRow, "name" | "email" | "photo">

const maxRating = 5

export function reviewRoutes(app: App, { database, reviewsNeedApproval }: Dependencies) {
  const withAuthors = reviewsWithAuthors(database)

  handle(app, getOwnReview, async (request) => {
    const row = await withAuthors.where("userId", "=", sessionIn(request).userId).executeTakeFirst()
    const needsApproval = reviewsNeedApproval
    if (!row && isSet(request.query.optional)) return { message: "No review yet", data: null, needsApproval }
    if (!row) throw notFound("reviewNotFound")
    return { data: wireReview(row), needsApproval }
  })

  const getById = async (id: string) => {
    const row = await withAuthors.where("review._id", "=", id).executeTakeFirst()
    if (!row) throw notFound("reviewNotFound")
    return { data: wireReview(row) }
  }

  handle(app, getReview, ({ params }) => getById(params.id))

  handle(app, getAllReviews, async ({ query, signal }) => {
    const { data, ...rest } = await pageOf(database, "review", query, reviewFilters(query), signal)
    const ids = data.map(({ _id }) => _id)
    const rows = ids.length === 0 ? [] : await withAuthors.where("review._id", "in", ids).execute()
    const byId = new Map(rows.map((row) => [row._id, wireReview(row)]))
    // A review that was deleted between the two queries is left out.
    return { data: ids.flatMap((id) => byId.get(id) ?? []), ...rest }
  })

  handle(app, createReview, async (request) => {
    const requester = requesterOf(request)
    const created = await database.write(createReview.topics, async (trx) => {
      const author = await lockAuthor(trx, requester.userId)
      if (!author) throw notSignedIn()
      const waits = reviewsNeedApproval || (await withdrewUnapproved(trx, author))
      const status = statusColumns(waits ? "waiting" : "public")
      return createRecord(trx, "review", { ...newReview(request.body, author), ...status }, requester)
    })
    // Not what was inserted: the commit adds the author's certificate.
    return getById(created._id)
  })

  handleChange(app, database, updateReview, async (trx, request) => {
    const requester = requesterOf(request)
    const author = await authorOf(trx, request.params.id)
    const isAuthor = author._id === requester.userId
    const changed = await updateRecord(trx, "review", request.params.id, requester, (row) => {
      const { rating = row.halfStars / 2, comment = row.comment } = request.body
      if (rating * 2 === row.halfStars && comment === row.comment) return {}
      const isApproved = !isAuthor || (row.status === "public" && !reviewsNeedApproval)
      return {
        halfStars: rating * 2,
        comment,
        searchText: reviewSearchText(author, comment),
        editedAt: new Date().toISOString(),
        ...(!isApproved && statusColumns("waiting")),
      }
    })
    return { data: wireReview({ ...author, ...changed }) }
  })

  handleChange(app, database, withdrawReview, async (trx, request) => {
    const requester = requesterOf(request)
    // A review that is sent meanwhile must see that this one was withdrawn.
    await lockAuthor(trx, requester.userId)
    await deleteRecord(trx, "review", request.params.id, requester)
  })

  handleChange(app, database, toggleReviewOnHome, async (trx, request) => {
    const author = await authorOf(trx, request.params.id)
    const toggle = (row: ReviewRow) => ({ isHomeShow: toggled(row.isHomeShow) })
    const changed = await updateRecord(trx, "review", request.params.id, requesterOf(request), toggle)
    return { data: wireReview({ ...author, ...changed }) }
  })

  handle(app, changeReviewsOnHome, async (request) => {
    const { isHomeShow, ...chosen } = request.body
    const data = await changeMany(database, chosen, {
      table: "review",
      topics: changeReviewsOnHome.topics,
      by: actorOf(request),
      values: { isHomeShow: isHomeShow ? 1 : 0 },
      valuesOf: (row) => ({ isHomeShow: row.isHomeShow === 1 }),
      find: finderOf(database, "review", reviewFilters, request.signal),
      namesOf: authorNames,
    })
    return { data }
  })

  handleChange(app, database, deleteReview, async (trx, request) => {
    await deleteRecord(trx, "review", request.params.id, requesterOf(request))
  })

  handleChange(app, database, deleteReviews, async (trx, request) => ({
    data: await deleteRecords(trx, "review", request.body, actorOf(request)),
  }))
}

export const reviewsWithAuthors = ({ read }: Pick<Database, "read">) =>
  read
    .selectFrom("review")
    .innerJoin("user", "user._id", "review.userId")
    .selectAll("review")
    .select(["user.name", "user.email", "user.photo"])

export async function authorNames(trx: Trx, rows: ReviewRow[]): Promise<string[]> {
  const ids = rows.map(({ userId }) => userId)
  const authors = await trx.selectFrom("user").select("name").where("_id", "in", ids).execute()
  return authors.map(({ name }) => name)
}

export function reviewFilters({ userId, stars, isHomeShow, status }: ReviewFilters): Filter[] {
  const filters: Filter[] = []
  if (userId) filters.push(sql`"userId" = ${userId}`)
  if (status) filters.push(sql`"status" = ${status}`)
  // Whole numbers are divided without a remainder.
  if (stars) filters.push(sql`"halfStars" / 2 = ${stars}`)
  if (isHomeShow) filters.push(sql`"isHomeShow" = ${isSet(isHomeShow) ? 1 : 0}`)
  return filters
}

export async function authorOf(trx: Trx, reviewId: string): Promise<UserRow> {
  const { userId } = await getRecord(trx, "review", reviewId)
  const author = await lockAuthor(trx, userId)
  if (!author) throw notFound("reviewNotFound")
  return author
}

/** Locks the author's row until the commit, because the review's search text contains the author's name. */
export function lockAuthor(trx: Trx, _id: string): Promise<UserRow | undefined> {
  return trx.updateTable("user").set({ _id }).where("_id", "=", _id).returningAll().executeTakeFirst()
}

const reviewSearchText = ({ name, email }: Author, comment: string) => searchText(name, email, comment)

/** Updates the search text of a user's review. Call it when the user's name changes. */
export async function updateReviewSearchText(trx: Trx, author: UserRow): Promise<void> {
  const review = await trx.selectFrom("review").selectAll().where("userId", "=", author._id).executeTakeFirst()
  if (!review) return
  const text = reviewSearchText(author, review.comment)
  await trx.updateTable("review").set({ searchText: text }).where("_id", "=", review._id).execute()
}

export function wireReview(row: ReviewRow & Author): Review {
  const { _id, userId, name, email, photo, halfStars, comment, isHomeShow, ...rest } = row
  const { certificationName, batchNo, status, reply, createdAt, editedAt, updatedAt } = rest
  const review = { _id, userId, name, email, photo, rating: halfStars / 2, comment, isHomeShow: isHomeShow === 1 }
  const certificate = certificationName === "" ? null : { certificationName, batchNo }
  return { ...review, certificate, status, reply, createdAt, editedAt, updatedAt }
}

export const statusColumns = (status: ReviewStatus) => ({
  status,
  waitingSince: status === "waiting" ? new Date().toISOString() : "",
})

/** The row of a new review, public and not shown on the home page. */
export function newReview({ rating = maxRating, comment }: CreateReview, author: UserRow): ReviewRow {
  return {
    ...newRecord(),
    userId: author._id,
    halfStars: rating * 2,
    comment,
    isHomeShow: 0,
    ...statusColumns("public"),
    reply: "",
    editedAt: "",
    certificationName: "",
    batchNo: "",
    searchText: reviewSearchText(author, comment),
  }
}
