import * as z from "zod/mini"
import { form, image, lengths, moveForm, patchForm, requiredText } from "./input.ts"
import { record } from "./resource.ts"

export const Gallery = record({ image: z.string(), title: z.string() })
export type Gallery = z.infer<typeof Gallery>

const fields = { image: image(), title: requiredText(lengths.name) }

export const CreateGallery = form(fields)
export type CreateGallery = z.infer<typeof CreateGallery>

export const UpdateGallery = patchForm(fields)

export const MoveGallery = moveForm()
