import * as z from "zod/mini"
import { issue } from "../call/problem.ts"
import { flag } from "../text/input.ts"
import { languages } from "../text/language.ts"
import { ByNumber, ExportCertificatesQuery } from "./certificate.ts"

export const DocumentFormat = z.enum(["pdf", "png", "svg"])
export type DocumentFormat = z.infer<typeof DocumentFormat>

/** A certificate's number and the format: `PRH-0007-0012.pdf`. */
export const ByDocument = z.object({ file: z.string() })

/** Without a language, that of the certification's name. With `preview` the office looks at it, so the number does not count as seen. */
export const DocumentQuery = z.object({
  language: z.optional(z.enum(languages, issue("badInput"))),
  preview: z.optional(flag),
})

/** The number and format that a file name consists of. */
export function documentIn(file: string): { number: string; format: DocumentFormat } | undefined {
  const end = file.lastIndexOf(".")
  const { data: format } = DocumentFormat.safeParse(file.slice(end + 1))
  if (end < 1 || !format) return undefined
  return { number: ByNumber.parse({ certificationNo: file.slice(0, end) }).certificationNo, format }
}

/** The most documents in one archive. */
export const maxDocuments = 2_000

export const DocumentsQuery = z.extend(ExportCertificatesQuery, { language: DocumentQuery.shape.language })
export type DocumentsQuery = z.infer<typeof DocumentsQuery>
