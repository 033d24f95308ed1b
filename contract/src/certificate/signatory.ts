import * as z from "zod/mini"
import { Id, Timestamp } from "../call/resource.ts"
import { optionalDay, requiredDay } from "../text/day-input.ts"
import { form, lengths, optionalImage, patchForm, text } from "../text/input.ts"

/** More changes of the person who signs than an office has in a century. */
export const maxSignatories = 50

/** The signatory of certificates, in both languages, and the image of the signature. All are empty without a signatory. */
export const Signatory = z.object({
  _id: Id,
  nameBn: z.string(),
  nameEn: z.string(),
  titleBn: z.string(),
  titleEn: z.string(),
  image: z.string(),
  /** The first day in Dhaka whose certificates have this signatory, until the next one's; empty for the first signatory. */
  signsFrom: z.string(),
  updatedAt: Timestamp,
})
export type Signatory = z.infer<typeof Signatory>

/** When somebody signs, by the server's clock. */
export const ListedSignatory = z.extend(Signatory, { period: z.enum(["earlier", "present", "later"]) })
export type ListedSignatory = z.infer<typeof ListedSignatory>

const line = () => z.optional(text(lengths.name))
const fields = { nameBn: line(), nameEn: line(), titleBn: line(), titleEn: line(), image: optionalImage }

export const UpdateSignatory = patchForm(fields)
export type UpdateSignatory = z.infer<typeof UpdateSignatory>

export const AddSignatory = form({ ...fields, signsFrom: requiredDay })
export type AddSignatory = z.infer<typeof AddSignatory>

/** The first signatory's day is blank, and stays so. */
export const EditSignatory = patchForm({ ...fields, signsFrom: optionalDay })
export type EditSignatory = z.infer<typeof EditSignatory>

/** A sample certificate in each language, as SVG. */
export const CertificateSamples = z.object({ bn: z.string(), en: z.string() })
