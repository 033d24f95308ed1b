import { type EnglishField, englishFieldsOf, type RecordKind } from "contract"
import { newRecord, recordTables } from "#db/records/records.ts"
import { englishColumn } from "#resources/define-table.ts"
import type { FormWith } from "#resources/ordered-table.ts"
import type { Tables } from "#schema.ts"

export type FormOf<Kind extends RecordKind> = FormWith<Tables[Kind], EnglishField<Kind>>

/** What a form changes. Its schema has dropped unknown fields, and a field without a column is dropped here. */
export function changesIn<Kind extends RecordKind>(kind: Kind, { en = {}, ...sent }: FormOf<Kind>) {
  const english = Object.entries(en).map(([field, text]) => [englishColumn(field), text] as const)
  const changes: (readonly [string, unknown])[] = [...Object.entries(sent), ...english]
  const { columns } = recordTables[kind]
  return Object.fromEntries(
    changes.filter(([column, value]) => value !== undefined && Object.hasOwn(columns, column)),
  ) as Partial<Tables[Kind]>
}

/** The row of a new record: what the form leaves out is blank. */
export function newRow<Kind extends RecordKind>(kind: Kind, form: FormOf<Kind>, more: Partial<Tables[Kind]>) {
  const blank = Object.entries(recordTables[kind].columns).map(([column, { blank }]) => [column, blank])
  return { ...Object.fromEntries(blank), ...newRecord(), ...changesIn(kind, form), ...more } as Tables[Kind]
}

/** A row as the API returns it, with its English texts in `en`. */
export function withEnglish<Kind extends RecordKind, Row extends object>(kind: Kind, row: Row) {
  const columns = row as Readonly<Record<string, unknown>>
  const texts = englishFieldsOf(kind).map((field) => [field, columns[englishColumn(field)]])
  return { ...row, en: Object.fromEntries(texts) as Record<EnglishField<Kind>, string> }
}
