import * as z from "zod/mini"
import { issue } from "../call/problem.ts"

/** The form of a CSV export. A query parameter and no header, because the download is a plain link. */
export const ExportFormat = z.object({ format: z.optional(z.enum(["raw", "readable"], issue("badInput"))) })

export const exportFormatDescription =
  "By default (`format=raw`) columns and values are named as in this API. With `format=readable` headings and values are words in the language of the request (cookie `language`, else Accept-Language), times are those of Dhaka, and ids are left out; the import of certificates on the site reads such a file, too."
