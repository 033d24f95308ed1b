import * as z from "zod/mini"
import { filled, form, image, lengths } from "./input.ts"
import { record } from "./resource.ts"

export const Gallery = record({ image: z.string(), title: z.string() })
export type Gallery = z.infer<typeof Gallery>

export const CreateGallery = form({ image: image(), title: filled(lengths.name) })
export type CreateGallery = z.infer<typeof CreateGallery>
