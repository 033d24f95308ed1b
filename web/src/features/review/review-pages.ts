import type { PageMeta } from "contract"

const pageSize = 24

/** The page in the URL; an invalid one means the first. */
export function pageIn(parameters: URLSearchParams): number {
  const page = parameters.get("page") ?? ""
  return /^[1-9][0-9]{0,8}$/.test(page) ? Number(page) : 1
}

export function metaOf(total: number, page: number): PageMeta {
  const pages = Math.ceil(total / pageSize)
  const exists = page <= pages
  return {
    total,
    from: exists ? (page - 1) * pageSize + 1 : 0,
    to: exists ? Math.min(page * pageSize, total) : 0,
    page,
    pages,
    hasPrevPage: page > 1,
    hasNextPage: page < pages,
  }
}

/** The average to one decimal; null without ratings. */
export function averageOf(ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null
  const sum = ratings.reduce((sum, rating) => sum + rating, 0)
  return Math.round((sum * 10) / ratings.length) / 10
}
