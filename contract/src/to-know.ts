import * as z from "zod/mini"
import { record } from "./call/resource.ts"
import { englishForm, englishTexts } from "./text/english.ts"
import { form, image, lengths, link, optionalInteger, patchForm, requiredText, text } from "./text/input.ts"

/** A playlist to learn from. */
export const ToKnow = record({
  playlist_thumbnail: z.string(),
  title: z.string(),
  playlist_link: z.string(),
  /** Blank if it is not stated. */
  channel: z.string(),
  /** How many there are; 0 if it is not stated. */
  videos: z.int(),
  en: englishTexts("toKnow"),
})
export type ToKnow = z.infer<typeof ToKnow>

const fields = {
  playlist_thumbnail: image(),
  title: requiredText(lengths.name),
  playlist_link: link(),
  channel: z.optional(text(lengths.name)),
  videos: optionalInteger(10_000),
  en: englishForm("toKnow", { title: text(lengths.name) }),
}

export const CreateToKnow = form(fields)
export type CreateToKnow = z.infer<typeof CreateToKnow>

export const UpdateToKnow = patchForm(fields)
