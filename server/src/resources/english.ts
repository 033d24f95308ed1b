import { type EnglishField, englishFieldsOf, type RecordKind } from "contract"
import { englishColumn } from "#resources/define-table.ts"

type Sent<Kind extends RecordKind> = { [Field in EnglishField<Kind>]?: string | undefined } | undefined
type Columns<Kind extends RecordKind, Value> = { [Field in EnglishField<Kind> as `${Field}En`]: Value }

/** The columns that a form's English texts change; undefined for those that it does not name. */
export const englishChanges = <Kind extends RecordKind>(kind: Kind, sent: Sent<Kind>) =>
  columnsFrom(kind, sent) as Columns<Kind, string | undefined>

/** The English columns of a new record. */
export const newEnglish = <Kind extends RecordKind>(kind: Kind, sent: Sent<Kind>) =>
  columnsFrom(kind, sent, "") as Columns<Kind, string>

function columnsFrom(kind: RecordKind, sent: Readonly<Record<string, string | undefined>> = {}, missing?: "") {
  return Object.fromEntries(englishFieldsOf(kind).map((field) => [englishColumn(field), sent[field] ?? missing]))
}

/** A row as the API returns it, with its English texts in `en`. */
export function withEnglish<Kind extends RecordKind, Row extends object>(kind: Kind, row: Row) {
  const columns = row as Readonly<Record<string, unknown>>
  const texts = englishFieldsOf(kind).map((field) => [field, columns[englishColumn(field)]])
  return { ...row, en: Object.fromEntries(texts) as Record<EnglishField<Kind>, string> }
}
