import * as z from "zod/mini"
import { changesOf, emailOf, filled, form, image, integer, lengths, optionalLink, phone } from "./input.ts"
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
  name: filled(lengths.name, required),
  email: emailOf(required),
  designation: filled(lengths.name, required),
  phone: z.optional(phone),
  facebookLink: optionalLink,
  twitterLink: optionalLink,
  linkedinLink: optionalLink,
  instagramLink: optionalLink,
}

export const CreateTeamMember = form(fields, required)
export type CreateTeamMember = z.infer<typeof CreateTeamMember>

export const UpdateTeamMember = changesOf({ ...fields, serial: integer(1_000_000, required) }, required)
