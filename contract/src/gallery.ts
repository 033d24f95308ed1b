import * as z from "zod/mini"
import { form, image, lengths, requiredText } from "./input.ts"
import { record } from "./resource.ts"

export const Gallery = record({ image: z.string(), title: z.string() })
export type Gallery = z.infer<typeof Gallery>

export const CreateGallery = form({ image: image(), title: requiredText(lengths.name) })
export type CreateGallery = z.infer<typeof CreateGallery>
