import { getReviews, type PageMeta } from "contract"
import type { LoaderFunctionArgs } from "react-router"
import { loaderContext } from "#rendering/loader-context.ts"
import { reviewCardOf } from "./card-data.ts"
import { averageOf, metaOf, pageIn } from "./review-pages.ts"

const words = { en: () => import("#site/en/reviews.ts"), bn: () => import("#site/bn/reviews.ts") }

/** Of many reviews only one page's are handed over; the average is that of all. */
export async function reviewsLoader({ context, request }: LoaderFunctionArgs) {
  const { language, read } = context.get(loaderContext)
  const [{ reviews: texts }, { data }] = await Promise.all([words[language](), read(getReviews)])
  const meta: PageMeta = metaOf(data.length, pageIn(new URL(request.url).searchParams))
  const shown = meta.from === 0 ? [] : data.slice(meta.from - 1, meta.to)
  return { texts, meta, average: averageOf(data.map(({ rating }) => rating)), reviews: shown.map(reviewCardOf) }
}
