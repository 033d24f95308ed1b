import { changeReviewStatus, changeReviewStatuses, deleteReply, replyToReview } from "contract"
import { changeMany, finderOf } from "#db/records/bulk-change.ts"
import { type Requester, updateRecord } from "#db/records/records.ts"
import { actorOf, requesterOf } from "#http/guard.ts"
import { type App, handle, handleChange } from "#http/handle.ts"
import type { Dependencies } from "#resources/resource.ts"
import { authorNames, authorOf, reviewFilters, statusColumns, wireReview } from "#resources/review/routes.ts"
import type { ReviewRow } from "#resources/review/table.ts"
import type { Trx } from "#schema.ts"

/** Approving, rejecting and answering reviews. */
export function moderationRoutes(app: App, { database }: Dependencies) {
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
