import * as z from "zod/mini"
import { lengths, optionalImage, patchForm, text } from "./input.ts"
import { Timestamp } from "./resource.ts"

/** Who signs certificates, in both languages, and the image of the signature. All are empty if nobody does. */
export const Signatory = z.object({
  nameBn: z.string(),
  nameEn: z.string(),
  titleBn: z.string(),
  titleEn: z.string(),
  image: z.string(),
  updatedAt: Timestamp,
})
export type Signatory = z.infer<typeof Signatory>

const line = () => z.optional(text(lengths.name))

export const UpdateSignatory = patchForm({
  nameBn: line(),
  nameEn: line(),
  titleBn: line(),
  titleEn: line(),
  image: optionalImage,
})
export type UpdateSignatory = z.infer<typeof UpdateSignatory>

/** A sample certificate in each language, as SVG. */
export const CertificateSamples = z.object({ bn: z.string(), en: z.string() })
