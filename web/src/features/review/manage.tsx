import { deleteReview, deleteReviews, exportReviews, getAllReviews, type Review, ReviewsQuery } from "contract"
import { useState } from "react"
import { Link } from "react-router"
import { useRead } from "#api/calls.ts"
import { DeleteSelected } from "#dashboard/bulk/delete-selected.tsx"
import { useSelection } from "#dashboard/bulk/selection.ts"
import { BinLink, DeleteRecord } from "#dashboard/delete/delete-record.tsx"
import { createdOrder } from "#dashboard/list/created-at.ts"
import { ExportLink } from "#dashboard/list/export-link.tsx"
import type { ListFilter } from "#dashboard/list/list-filter.ts"
import { useListState } from "#dashboard/list/list-state.ts"
import { ResourceList } from "#dashboard/list/resource-list.tsx"
import { ToggleSwitch } from "#dashboard/list/toggle-switch.tsx"
import { HistoryLink } from "#dashboard/record/history-link.tsx"
import { RowActions } from "#dashboard/row/row-action.tsx"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { paths, recordUrl } from "#paths.ts"
import { Badge } from "#ui/display/badge.tsx"
import { Avatar } from "#ui/image/avatar.tsx"
import { Stars } from "#ui/image/stars.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"
import { ClampedText } from "#ui/text/clamped-text.tsx"
import { reviewCardOf } from "./card.tsx"
import { OnHome, onHome, ShowSelected } from "./manage-on-home.tsx"
import { OpenReply, ReplyDialog } from "./manage-reply.tsx"
import { ApproveReview, ChangeStatuses, RejectReview, StatusBadge } from "./manage-status.tsx"
import { reviewTexts } from "./texts.ts"

/** Comment and reply, truncated as on the public page; a dialog shows them completely. */
function Comment({ review }: { review: Review }) {
  const { texts, format } = useTextsAndFormat(reviewTexts)
  const [isOpen, setOpen] = useState(false)
  const { preview, reply, whole, wholeReply, name } = reviewCardOf(review)
  return (
    <div className="flex max-w-xl items-center gap-2 @3xl:min-w-40 @4xl:min-w-56">
      <ClampedText text={preview} className="min-w-0" />
      {reply && <Badge>{texts.isReplied}</Badge>}
      {whole !== null && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="inline-flex min-h-9 shrink-0 items-center rounded-field px-2 font-semibold text-brand text-sm hover:bg-sunken @max-3xl:hidden"
        >
          {texts.more}
          <span className="sr-only"> {texts.moreOf(name)}</span>
        </button>
      )}
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} title={name}>
          <div className="grid gap-4">
            <Stars rating={review.rating} label={texts.outOf(format.number(review.rating))} />
            <p className="wrap-anywhere overflow-clip whitespace-pre-line">{whole}</p>
            {wholeReply && <Reply text={wholeReply} />}
          </div>
        </Dialog>
      )}
    </div>
  )
}

function Reply({ text }: { text: string }) {
  const { replied } = useTextsAndFormat(reviewTexts).texts
  return (
    <div className="wrap-anywhere overflow-clip whitespace-pre-line border-brand border-s-2 ps-2 text-sm">
      <span className="font-semibold">{replied}</span> {text}
    </div>
  )
}

export function Component() {
  const { texts, format } = useTextsAndFormat(reviewTexts)
  const state = useListState({ name: "reviews", schema: ReviewsQuery, filters: useReviewFilters() })
  const result = useRead(getAllReviews, { query: state.query })
  const selection = useSelection(result.data, state)
  const rowActions = (review: Review) => (
    <RowActions
      recordName={review.name}
      more={
        <>
          {review.status === "waiting" && <RejectReview review={review} />}
          <OpenReply review={review} />
          <HistoryLink page={paths.review} id={review._id} name={review.name} />
        </>
      }
    >
      {review.status !== "public" && <ApproveReview review={review} />}
      <DeleteRecord
        name={review.name}
        texts={texts}
        call={deleteReview}
        record={review}
        onDeleted={() => selection.set([review], false)}
      />
    </RowActions>
  )
  return (
    <ResourceList
      texts={texts}
      state={state}
      result={result}
      serial={null}
      filters={<OnHome />}
      actions={
        <>
          <BinLink kind="review" call={deleteReview} />
          <ExportLink call={exportReviews} query={state.exportQuery} />
        </>
      }
      columns={[
        {
          key: "author",
          heading: texts.author,
          inCard: "first",
          cell: ({ _id, name, email, photo, status, certificate }) => (
            <div className="flex items-center gap-2 @3xl:w-52 @4xl:w-64">
              <Avatar photo={photo} className="size-8" />
              <div className="min-w-0">
                <div className="flex h-5 items-center gap-2 whitespace-nowrap">
                  <Link to={recordUrl(paths.review, _id)} className="min-w-0 text-brand">
                    <ClampedText isOneLine text={name} className="whitespace-normal font-semibold" />
                  </Link>
                  <StatusBadge status={status} />
                  {certificate && <Badge tone="success">{texts.verified}</Badge>}
                </div>
                <ClampedText isOneLine text={email} className="text-muted text-xs leading-4!" />
              </div>
            </div>
          ),
        },
        {
          key: "rating",
          heading: texts.rating,
          inCard: "brief",
          sort: { field: "rating", by: "number" },
          cell: ({ rating }) => (
            <div className="flex">
              <Stars rating={rating} label={texts.outOf(format.number(rating))} />
            </div>
          ),
        },
        { key: "comment", heading: texts.comment, inCard: "text", cell: (review) => <Comment review={review} /> },
        {
          key: "home",
          heading: texts.home,
          inCard: "switch",
          cell: (review) => <ToggleSwitch row={review} name={review.name} toggle={onHome} texts={texts.homeSwitch} />,
        },
        createdOrder(texts.written),
      ]}
      rowActions={rowActions}
      editDialog={<ReplyDialog rows={result.data?.data} />}
      selection={selection}
      selectedActions={
        <>
          <ChangeStatuses selection={selection} />
          <ShowSelected selection={selection} />
          <DeleteSelected
            selection={selection}
            call={deleteReviews}
            list={getAllReviews}
            nameOf={({ name }) => name}
            texts={texts}
          />
        </>
      }
      rowName={({ name }) => name}
    />
  )
}

/** Whole stars: four finds four and a half too. */
const starChoices = [5, 4, 3, 2, 1] as const

function useReviewFilters(): ListFilter[] {
  const { texts, format } = useTextsAndFormat(reviewTexts)
  const home = [
    ["true", texts.isOnHome],
    ["false", texts.isNotOnHome],
  ] as const
  return [
    {
      kind: "choice",
      name: "stars",
      label: texts.rating,
      choices: starChoices.map((stars) => [String(stars), texts.stars(format.number(stars), stars === 1)]),
    },
    { kind: "choice", name: "status", label: texts.status, choices: Object.entries(texts.statuses) },
    { kind: "choice", name: "isHomeShow", label: texts.home, choices: home },
    { kind: "period", name: "written", label: texts.written },
  ]
}
