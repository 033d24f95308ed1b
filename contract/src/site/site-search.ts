import * as z from "zod/mini"
import { search } from "../text/input.ts"
import { languages } from "../text/language.ts"
import type { SiteList } from "./site-list.ts"

export const siteSearchLimits = { results: 20, words: 8 } as const

/** A text in parts. Those that match the search are shown so. */
const MarkedText = z.array(z.object({ text: z.string(), isMatch: z.boolean() }))
export type MarkedText = z.infer<typeof MarkedText>

/** Something on the public site that has the words of a search. */
export const FoundOnSite = z.object({
  kind: z.enum(["page", "course", "question", "toKnow"]),
  /** The path of a page, the route of a course, the `_id` of another record. */
  key: z.string(),
  title: MarkedText,
  /** The part of its texts that matches best; may be empty. */
  snippet: MarkedText,
})
export type FoundOnSite = z.infer<typeof FoundOnSite>

export const SiteSearchQuery = z.object({ q: search, language: z.enum(languages) })

/** The texts of a page for the site search, in one language, besides the items of its lists. */
export type PageText = { path: string; title: string; texts: readonly string[]; lists: readonly SiteList[] }
