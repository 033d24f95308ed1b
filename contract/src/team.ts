import * as z from "zod/mini"
import { record } from "./call/resource.ts"
import { englishForm, englishTexts } from "./text/english.ts"
import {
  emailOf,
  form,
  image,
  integer,
  lengths,
  optionalLink,
  patchForm,
  phone,
  requiredText,
  text,
} from "./text/input.ts"

export const TeamMember = record({
  serial: z.int(),
  photo: z.string(),
  name: z.string(),
  email: z.string(),
  designation: z.string(),
  phone: z.string(),
  facebookLink: z.string(),
  twitterLink: z.string(),
  linkedinLink: z.string(),
  instagramLink: z.string(),
  en: englishTexts("team"),
})
export type TeamMember = z.infer<typeof TeamMember>

const required = "typeAllRequired"

const fields = {
  photo: image(required),
  name: requiredText(lengths.name, required),
  email: emailOf(required),
  designation: requiredText(lengths.name, required),
  phone: z.optional(phone),
  facebookLink: optionalLink,
  twitterLink: optionalLink,
  linkedinLink: optionalLink,
  instagramLink: optionalLink,
  en: englishForm("team", { name: text(lengths.name), designation: text(lengths.name) }),
}

export const CreateTeamMember = form(fields, required)
export type CreateTeamMember = z.infer<typeof CreateTeamMember>

export const UpdateTeamMember = patchForm({ ...fields, serial: integer(1_000_000, required) }, required)
