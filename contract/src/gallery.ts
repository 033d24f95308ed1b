import * as z from "zod/mini"
import { record } from "./call/resource.ts"
import { englishForm, englishTexts } from "./text/english.ts"
import { form, image, lengths, patchForm, requiredText, text } from "./text/input.ts"

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
