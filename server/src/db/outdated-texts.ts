import { englishFieldsOf, type OutdatedText, type RecordKind } from "contract"
import { englishColumn } from "#resources/define-table.ts"
import type { Trx } from "#schema.ts"

type Text = Omit<OutdatedText, "name" | "changedAt">
/** The original and the English text. */
type Both = readonly [string, string]

/** Notes that an English text is older than its original; no longer once it is changed or removed. */
export async function noteText(trx: Trx, text: Text, [oldOriginal, oldEnglish]: Both, [original, english]: Both) {
  if (english === "" || english !== oldEnglish) return removeOutdated(trx, text)
  if (original === oldOriginal) return
  const row = { ...text, changedAt: new Date().toISOString() }
  await trx
    .insertInto("outdatedText")
    .values(row)
    .onConflict((key) => key.doNothing())
    .execute()
}

export async function removeOutdated(trx: Trx, { kind, recordId, field, english }: Text) {
  const rows = trx.deleteFrom("outdatedText").where("kind", "=", kind).where("recordId", "=", recordId)
  await rows.where("field", "=", field).where("english", "=", english).execute()
}

type Row = Readonly<Record<string, unknown>>

/** Notes what a change of a record does to its English texts. */
export async function noteTexts(trx: Trx, kind: RecordKind, recordId: string, before: Row, after: Row) {
  for (const field of englishFieldsOf(kind)) {
    const [was, now] = [before, after].map((row) => [String(row[field]), String(row[englishColumn(field)])] as const)
    if (was && now && was.join("\0") !== now.join("\0"))
      await noteText(trx, { kind, recordId, field, english: "" }, was, now)
  }
}
