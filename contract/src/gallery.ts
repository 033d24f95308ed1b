import * as z from "zod/mini"
import { filled, form, image, lengths } from "./input.ts"
import { Id, Moment } from "./resource.ts"

export const Gallery = z.object({ _id: Id, image: z.string(), title: z.string(), updatedAt: Moment })
export type Gallery = z.infer<typeof Gallery>

export const CreateGallery = form({ image: image(), title: filled(lengths.name) })
export type CreateGallery = z.infer<typeof CreateGallery>
