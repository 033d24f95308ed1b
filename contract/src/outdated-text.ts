import * as z from "zod/mini"
import { issue } from "./call/problem.ts"
import { Timestamp } from "./call/resource.ts"
import { recordKinds } from "./records.ts"
import { form, lengths, paragraphs, requiredText } from "./text/input.ts"

/** An English text whose original was changed afterwards. */
export const OutdatedText = z.object({
  kind: z.enum([...recordKinds, "site"]),
  /** Of a text of the site, the name of its section. */
  recordId: z.string(),
  field: z.string(),
  /** The English text of an item in a list of the site, which tells it from the others; empty for others. */
  english: z.string(),
  /** The record's name. */
  name: z.string(),
  /** When the original was first changed after the translation. */
  changedAt: Timestamp,
})
export type OutdatedText = z.infer<typeof OutdatedText>

export const KeepTranslation = form({
  kind: z.enum([...recordKinds, "site"], issue("badInput")),
  recordId: requiredText(lengths.name, "badInput"),
  field: requiredText(lengths.name, "badInput"),
  english: z.optional(paragraphs(lengths.mail)),
})
