import * as z from "zod/mini"
import { form, image, lengths, paragraphs, requiredText } from "./input.ts"
import { record } from "./resource.ts"

export const Achievement = record({ image: z.string(), title: z.string(), description: z.string() })
export type Achievement = z.infer<typeof Achievement>

const required = "starredRequired"

export const CreateAchievement = form(
  {
    image: image(required),
    title: requiredText(lengths.name, required),
    description: z.optional(paragraphs(lengths.description)),
  },
  required,
)
export type CreateAchievement = z.infer<typeof CreateAchievement>
