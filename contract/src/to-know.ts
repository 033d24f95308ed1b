import * as z from "zod/mini"
import { form, image, lengths, link, requiredText } from "./input.ts"
import { record } from "./resource.ts"

/** A playlist to learn from. */
export const ToKnow = record({ playlist_thumbnail: z.string(), title: z.string(), playlist_link: z.string() })
export type ToKnow = z.infer<typeof ToKnow>

export const CreateToKnow = form({
  playlist_thumbnail: image(),
  title: requiredText(lengths.name),
  playlist_link: link(),
})
export type CreateToKnow = z.infer<typeof CreateToKnow>
