import * as z from "zod/mini"
import { record } from "./call/resource.ts"
import { englishForm, englishTexts } from "./text/english.ts"
import { form, image, lengths, paragraphs, patchForm, requiredText, text } from "./text/input.ts"

export const Achievement = record({
  image: z.string(),
  title: z.string(),
  description: z.string(),
  en: englishTexts("achievement"),
})
export type Achievement = z.infer<typeof Achievement>

const required = "starredRequired"

const fields = {
  image: image(required),
  title: requiredText(lengths.name, required),
  description: z.optional(paragraphs(lengths.description)),
  en: englishForm("achievement", { title: text(lengths.name), description: paragraphs(lengths.description) }),
}

export const CreateAchievement = form(fields, required)
export type CreateAchievement = z.infer<typeof CreateAchievement>

export const UpdateAchievement = patchForm(fields, required)
