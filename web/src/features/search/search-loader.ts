import { type ErrorCode, type FoundOnSite, searchSite } from "contract"
import { data, type LoaderFunctionArgs } from "react-router"
import { loaderContext } from "#rendering/loader-context.ts"

/** As long as the API allows. */
export const maxSearchLength = 200

type Problem = "tooLong" | "limited" | "failed"
type Outcome =
  | { problem: Problem }
  | { problem?: undefined; results: FoundOnSite[]; count: number; isPartial: boolean }
  | undefined

const statuses: Record<Problem, number> = { tooLong: 400, limited: 429, failed: 503 }

/** Searches for what is in the URL. Without a search there is no outcome. */
export async function searchLoader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams.get("q")?.trim() ?? ""
  const outcome = await outcomeOf(search, context)
  const status = outcome?.problem ? statuses[outcome.problem] : 200
  return data({ search: search.slice(0, maxSearchLength), outcome }, { status })
}

async function outcomeOf(q: string, context: LoaderFunctionArgs["context"]): Promise<Outcome> {
  if (q === "") return undefined
  if (q.length > maxSearchLength) return { problem: "tooLong" }
  const { language, findOrCode } = context.get(loaderContext)
  try {
    const found = await findOrCode(searchSite, undefined, { q, language })
    if (typeof found === "string") return refused(found)
    return { results: found.data, count: found.count, isPartial: found.isPartial }
  } catch {
    return { problem: "failed" }
  }
}

/** Nothing on the site has characters that the API refuses. */
const refused = (code: ErrorCode): Outcome =>
  code === "tooMany" ? { problem: "limited" } : { results: [], count: 0, isPartial: false }
