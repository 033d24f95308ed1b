import * as z from "zod/mini"
import { form, image, lengths, link, moveForm, patchForm, requiredText } from "./input.ts"
import { record } from "./resource.ts"

/** A playlist to learn from. */
export const ToKnow = record({ playlist_thumbnail: z.string(), title: z.string(), playlist_link: z.string() })
export type ToKnow = z.infer<typeof ToKnow>

const fields = { playlist_thumbnail: image(), title: requiredText(lengths.name), playlist_link: link() }

export const CreateToKnow = form(fields)
export type CreateToKnow = z.infer<typeof CreateToKnow>

export const UpdateToKnow = patchForm(fields)

export const MoveToKnow = moveForm()
