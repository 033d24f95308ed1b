import * as z from "zod/mini"
import { englishForm, englishTexts } from "./english.ts"
import { form, image, lengths, patchForm, requiredText, text } from "./input.ts"
import { record } from "./resource.ts"

export const Gallery = record({ image: z.string(), title: z.string(), en: englishTexts("gallery") })
export type Gallery = z.infer<typeof Gallery>

const fields = {
  image: image(),
  title: requiredText(lengths.name),
  en: englishForm("gallery", { title: text(lengths.name) }),
}

export const CreateGallery = form(fields)
export type CreateGallery = z.infer<typeof CreateGallery>

export const UpdateGallery = patchForm(fields)
