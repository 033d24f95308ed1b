import * as z from "zod/mini"
import { anyone } from "../call/call.ts"
import { callsOf } from "../call/calls-of.ts"
import { list } from "../call/resource.ts"
import { FoundOnSite, SiteSearchQuery, siteSearchLimits } from "../site/site-search.ts"

export * from "../site/site-search.ts"

const { results, words } = siteSearchLimits
const siteSearch = callsOf("course", "question", "toKnow")

export const searchSite = siteSearch.get("/search/get-results", {
  access: anyone,
  query: SiteSearchQuery,
  response: z.extend(list(FoundOnSite), { isPartial: z.boolean() }),
  message: "Results found",
  summary: "Search the pages, courses, questions and to-knows of the site",
  description: `Returns at most ${results} results, the best first; \`count\` is the number of all. A result has all words of \`q\`, in either language; of a longer \`q\` only the first ${words} are looked for. If nothing has all of them, \`isPartial\` is true, and the results have at least half of them. Texts are in the requested language, or as typed where a record has no English version.`,
})
