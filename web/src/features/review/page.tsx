import { getReviewPage, type ResponseOf } from "contract"
import { useRef } from "react"
import { type LoaderFunctionArgs, useLoaderData, useNavigationType } from "react-router"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { loaderContext, notFound } from "#rendering/loader-context.ts"
import { Head } from "#site/component/head.tsx"
import { ButtonLink } from "#ui/button/button.tsx"
import { Pager } from "#ui/display/pager.tsx"
import { ClosingStrip, PageFrame } from "#ui/display/section.tsx"
import { EmptyState } from "#ui/display/state.tsx"
import { Stars } from "#ui/image/stars.tsx"
import { useChange } from "#ui/use-change.ts"
import { ReviewCard, reviewCardOf } from "./card.tsx"
import { reviewCardTexts } from "./card-texts.ts"
import { reviewSite } from "./site.ts"

/** The page in the URL; an invalid one means the first. */
export function pageIn(parameters: URLSearchParams): number {
  const page = parameters.get("page") ?? ""
  return /^[1-9][0-9]{0,5}$/.test(page) ? Number(page) : 1
}

/** Loads the reviews of one page, and the average of all by verified students. A page past the end is empty. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { find } = context.get(loaderContext)
  const page = pageIn(new URL(request.url).searchParams)
  const found = await find(getReviewPage, { page })
  if (found) return { ...statsOf(found), meta: found.meta, reviews: found.data.map(reviewCardOf) }
  const first = await find(getReviewPage, { page: 1 })
  if (!first) throw notFound()
  return { ...statsOf(first), meta: { ...first.meta, page }, reviews: [] }
}

const statsOf = ({ average, verified }: ResponseOf<typeof getReviewPage>) => ({ average, verified })

const pageUrl = (page: number) => (page === 1 ? paths.reviews : `${paths.reviews}?page=${page}`)

export function Component() {
  const { texts, format } = useTextsAndFormat(reviewSite)
  const { outOf } = useTexts(reviewCardTexts)
  const { meta, average, verified, reviews } = useLoaderData<typeof loader>()
  const list = useStartAtTop(meta.page)
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head
        title={texts.searchTitle}
        description={texts.description}
        isHidden={meta.page > 1 && reviews.length === 0}
        query={meta.page > 1 ? `?page=${meta.page}` : ""}
      />
      <p className="measure -mt-4 text-muted">{texts.how}</p>
      {average !== null && (
        <dl className="flex flex-wrap gap-x-12 gap-y-4 border-line border-y py-4">
          <div className="grid gap-1">
            <dt className="text-muted text-sm">{texts.average}</dt>
            <dd className="flex items-center gap-3">
              <span aria-hidden="true" className="font-semibold text-3xl">
                {format.number(average)}
              </span>
              <Stars rating={average} label={outOf(format.number(average))} />
            </dd>
          </div>
          <div className="grid gap-1">
            <dt className="text-muted text-sm">{texts.number}</dt>
            <dd className="font-semibold text-3xl">{format.number(verified)}</dd>
          </div>
        </dl>
      )}
      {reviews.length === 0 ? (
        <EmptyState
          text={texts.none}
          hint={meta.total === 0 ? texts.noneHint : texts.noneOnPage}
          action={
            meta.total === 0 ? (
              <ButtonLink to={paths.courses}>{texts.courses}</ButtonLink>
            ) : (
              <ButtonLink to={paths.reviews}>{texts.firstPage}</ButtonLink>
            )
          }
        />
      ) : (
        <div ref={list} tabIndex={-1} className="grid scroll-mt-6 grid-cols-1 gap-8 outline-none">
          <h2 className="sr-only">{texts.listLabel}</h2>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
            {reviews.map((review) => (
              <li key={review._id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
          {meta.pages > 1 && <Pager meta={meta} to={pageUrl} />}
        </div>
      )}
      <ClosingStrip title={texts.nextStep.title} text={texts.nextStep.text}>
        <ButtonLink kind="accent" to={paths.myReview}>
          {texts.nextStep.write}
        </ButtonLink>
        <ButtonLink to={paths.courses}>{texts.nextStep.courses}</ButtonLink>
      </ClosingStrip>
    </PageFrame>
  )
}

/**
 * The pager is below the list, so a user who follows a link continues at the top of the new list. Going back restores the
 * scroll position instead.
 */
function useStartAtTop(page: number) {
  const list = useRef<HTMLDivElement>(null)
  const isBack = useNavigationType() === "POP"
  useChange(page, () => {
    if (isBack) return
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView()
  })
  return list
}
