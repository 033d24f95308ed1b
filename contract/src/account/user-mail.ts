import * as z from "zod/mini"
import { maxBulkRecords } from "../call/bulk.ts"
import { issue } from "../call/problem.ts"
import { form, integer, key, lengths, listOf, paragraphs, text } from "../text/input.ts"
import { languages } from "../text/language.ts"
import { ExportUsersQuery } from "./user.ts"

/** Users by their ids, or all that a filter finds. The filter is strict, because without a misspelt name it would find more. */
const recipients = {
  ids: z.optional(listOf(key, maxBulkRecords)),
  filter: z.optional(z.strictObject(ExportUsersQuery.shape, issue("badInput"))),
}
const isOneChoice = z.refine<{ ids?: unknown; filter?: unknown }>(
  ({ ids, filter }) => (ids === undefined) !== (filter === undefined),
  issue("badInput"),
)

/** A mail in one or both languages. Each user gets the version in their language, or the only one there is. */
const versions = {
  subjectBn: z.optional(text(lengths.name)),
  textBn: z.optional(paragraphs(lengths.mail)),
  subjectEn: z.optional(text(lengths.name)),
  textEn: z.optional(paragraphs(lengths.mail)),
}
type Versions = { [Name in keyof typeof versions]?: string | undefined }

const required = (name: keyof Versions, isGiven: (mail: Versions) => boolean) =>
  z.refine<Versions>(isGiven, { error: issue("allFieldsRequired"), path: [name] })

/** Without any version, the subject and text of the first one are missing. */
const isEmpty = ({ subjectBn, textBn, subjectEn, textEn }: Versions) => !(subjectBn || textBn || subjectEn || textEn)

const areComplete = [
  required("subjectBn", (mail) => Boolean(mail.subjectBn) || !(mail.textBn || isEmpty(mail))),
  required("textBn", (mail) => Boolean(mail.textBn) || !(mail.subjectBn || isEmpty(mail))),
  required("subjectEn", ({ subjectEn, textEn }) => Boolean(subjectEn) || !textEn),
  required("textEn", ({ subjectEn, textEn }) => Boolean(textEn) || !subjectEn),
]

/** The form. A call adds who receives the mail. */
export const MailForm = form(versions).check(...areComplete)
export type MailForm = z.infer<typeof MailForm>

export const PreviewMail = form({ ...recipients, ...versions }).check(...areComplete, isOneChoice)

/** `expected` is the number of recipients that the preview showed. */
export const SendMail = form({ ...recipients, ...versions, expected: z.optional(integer(1_000_000)) }).check(
  ...areComplete,
  isOneChoice,
)
export type SendMail = z.infer<typeof SendMail>

/** How many get the mail, how many were found but get none, and how many mails may still be sent today. */
const counts = { recipients: z.int(), skipped: z.int(), leftToday: z.int() }

export const MailPreview = z.object({
  ...counts,
  /** Each version as its first recipient gets it. */
  versions: z.array(
    z.object({ language: z.enum(languages), recipients: z.int(), subject: z.string(), text: z.string() }),
  ),
})
export type MailPreview = z.infer<typeof MailPreview>

export const MailsSent = z.object(counts)
export type MailsSent = z.infer<typeof MailsSent>

export const ResendVerifications = form(recipients).check(isOneChoice)
export type ResendVerifications = z.infer<typeof ResendVerifications>

/** `remaining` are left for further calls; `skipped` need no mail, or got one in the last 24 hours. */
export const VerificationsSent = z.object({ ...counts, remaining: z.int() })
