import * as z from "zod/mini"
import { issue } from "../call/problem.ts"
import { type EnglishField, englishFieldsOf, type RecordKind } from "../records.ts"

/** The English versions of a record's texts, as responses carry them: empty where there is none. */
export function englishTexts<Kind extends RecordKind>(kind: Kind) {
  const fields = englishFieldsOf(kind).map((field) => [field, z.string()])
  return z.object(Object.fromEntries(fields) as Record<EnglishField<Kind>, z.ZodMiniString>)
}

/** The same in a form: one that is not sent stays as it is, and a blank one is removed. */
export const englishForm = <Kind extends RecordKind, Fields extends z.core.$ZodShape>(
  _kind: Kind,
  fields: Fields & Record<EnglishField<Kind>, z.ZodMiniType<string, string>>,
) => z.optional(z.partial(z.object(fields as Fields, issue("badInput"))))
