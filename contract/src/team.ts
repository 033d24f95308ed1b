import * as z from "zod/mini"
import {
  emailOf,
  form,
  image,
  integer,
  lengths,
  moveForm,
  optionalLink,
  patchForm,
  phone,
  requiredText,
} from "./input.ts"
import { record } from "./resource.ts"

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
}

export const CreateTeamMember = form(fields, required)
export type CreateTeamMember = z.infer<typeof CreateTeamMember>

export const UpdateTeamMember = patchForm({ ...fields, serial: integer(1_000_000, required) }, required)

export const MoveTeamMember = moveForm()
