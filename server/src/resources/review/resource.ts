import {
  changeReviewStatus,
  changeReviewStatuses,
  createReview,
  deleteReply,
  deleteReview,
  getAllReviews,
  type Holder,
  PublicReview,
  Review,
  ReviewStatusesChanged,
  ReviewsOnHomeChanged,
  replyToReview,
  updateReview,
} from "contract"
import { csvExample } from "#csv/write.ts"
import { changeMany, finderOf } from "#db/records/bulk-change.ts"
import { deletionOfRecord, namesOf } from "#db/records/deletions.ts"
import { type Requester, updateRecord } from "#db/records/records.ts"
import { conflict } from "#errors.ts"
import { actorOf, requesterOf } from "#http/guard.ts"
import { type App, handle, handleChange } from "#http/handle.ts"
import { earliestId } from "#new-id.ts"
import { type Dependencies, example, ownersIn, type RecordResource } from "#resources/resource.ts"
import { publicListRoutes } from "#resources/review/public-lists.ts"
import {
  authorNames,
  authorOf,
  lockAuthor,
  newReview,
  reviewFilters,
  reviewRoutes,
  statusColumns,
  wireReview,
} from "#resources/review/routes.ts"
import type { ReviewRow } from "#resources/review/table.ts"
import type { Trx } from "#schema.ts"

const exampleReview: Review = {
  _id: "019a8f3e-6c1d-7b52-9e04-8c7d6e5f4a3b",
  userId: "019a8f3e-6c1d-7b52-9e04-7a8b9c0d1e2f",
  name: "সাদিয়া আফরিন ঐশী",
  email: "sadia.oishi@example.com",
  rating: 4.5,
  comment: "হাতে-কলমে শেখার সুযোগ ছিল, প্রশিক্ষক প্রতিটি প্রশ্নের উত্তর দিয়েছেন।",
  photo: "https://images.example.com/sadia.webp",
  certificate: { certificationName: "Ethical Hacking Professional", batchNo: "0001" },
  isHomeShow: true,
  status: "public",
  reply: "ধন্যবাদ, সাদিয়া। পরের ব্যাচেও এভাবেই ল্যাব থাকবে।",
  createdAt: "2026-11-15T10:00:00.000Z",
  editedAt: "",
  updatedAt: "2026-11-16T04:30:00.000Z",
}

const bulkCounts = { changed: 8, already: 2, skipped: [], remaining: 0, next: "" }
const versions = [{ _id: exampleReview._id, updatedAt: exampleReview.updatedAt }]

export const review: RecordResource<"review"> = {
  kind: "review",
  calls: { list: getAllReviews, create: createReview, update: updateReview, delete: deleteReview },
  counted: { needs: getAllReviews, order: 30 },
  notifications: {
    waitingReviews: {
      needs: getAllReviews,
      isTask: true,
      rows: (read, since) => read.selectFrom("review").where("waitingSince", ">=", since),
    },
    newReviews: {
      needs: getAllReviews,
      rows: (read, since) =>
        read
          .selectFrom("review")
          .where("status", "=", "public")
          .where("_id", ">=", earliestId(Date.parse(since))),
    },
  },
  routes: (app, parts) => {
    reviewRoutes(app, parts)
    publicListRoutes(app, parts.database)
    moderationRoutes(app, parts)
  },
  owners: { review: ownersIn("review") },
  examples: [
    example(Review, exampleReview),
    example(PublicReview, exampleReview),
    example(ReviewsOnHomeChanged, { ...bulkCounts, undo: [{ isHomeShow: false, versions }] }),
    example(ReviewStatusesChanged, { ...bulkCounts, undo: [{ status: "waiting", versions }] }),
  ],
  bodies: {
    updateReview: { rating: exampleReview.rating },
    changeReviewStatuses: { status: "public", filter: { status: "waiting" } },
    changeReviewsOnHome: { isHomeShow: true, filter: { stars: 5 } },
    deleteReviews: { records: [{ _id: exampleReview._id, updatedAt: exampleReview.updatedAt }] },
  },
  responses: {
    exportReviews: csvExample(exampleReview, ["_id", "name", "email", "rating", "comment", "status", "isHomeShow"]),
    getReviewPage: { average: 4.7, verified: 18 },
    getCourseReviews: { average: 4.7 },
    createReview: { data: { ...exampleReview, isHomeShow: false, reply: "" } },
    getOwnReview: { data: exampleReview, needsApproval: false },
  },
  takenSince: "reviewedAgain",
  restore: async (trx, recorded) => {
    const author = await lockAuthor(trx, recorded.userId)
    if (!author) throw conflict("authorGone", undefined, await deletedAuthor(trx, recorded.userId))
    const { searchText, certificationName, batchNo } = newReview({ comment: recorded.comment }, author)
    // Before the first migration with a status, all reviews were public.
    const status = statusColumns(recorded.status ?? "public")
    return { ...recorded, ...status, certificationName, batchNo, searchText }
  },
}

async function deletedAuthor(trx: Trx, userId: string): Promise<Holder | undefined> {
  const found = await deletionOfRecord(trx, "user", userId)
  return found && { kind: "user", _id: userId, ...namesOf("user", found.row), deletion: found.deletion._id }
}

/** Approving, rejecting and answering reviews. */
function moderationRoutes(app: App, { database }: Dependencies) {
  handleChange(app, database, changeReviewStatus, async (trx, request) => {
    const { status } = request.body
    const author = await authorOf(trx, request.params.id)
    const change = (row: ReviewRow) => (row.status === status ? {} : statusColumns(status))
    const changed = await updateRecord(trx, "review", request.params.id, requesterOf(request), change)
    return { data: wireReview({ ...author, ...changed }) }
  })

  handle(app, changeReviewStatuses, async (request) => {
    const { status, ...chosen } = request.body
    const data = await changeMany(database, chosen, {
      table: "review",
      topics: changeReviewStatuses.topics,
      by: actorOf(request),
      values: statusColumns(status),
      valuesOf: ({ status }) => ({ status }),
      find: finderOf(database, "review", reviewFilters, request.signal),
      namesOf: authorNames,
    })
    return { data }
  })

  const setReply = async (trx: Trx, id: string, by: Requester, reply: string) => {
    const author = await authorOf(trx, id)
    const changed = await updateRecord(trx, "review", id, by, () => ({ reply }))
    return { data: wireReview({ ...author, ...changed }) }
  }

  handleChange(app, database, replyToReview, (trx, request) =>
    setReply(trx, request.params.id, requesterOf(request), request.body.reply),
  )

  handleChange(app, database, deleteReply, (trx, request) => setReply(trx, request.params.id, requesterOf(request), ""))
}
