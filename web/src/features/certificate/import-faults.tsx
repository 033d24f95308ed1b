import { useSpeech, useWords } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { importWords } from "#i18n/screens/import.ts"
import { CutText } from "#ui/cut-text.tsx"
import { Table } from "#ui/table.tsx"
import type { Column } from "./csv-columns.ts"
import type { Fault } from "./csv-table.ts"
import { certificateWords } from "./words.ts"

const most = 100

/** What is wrong, by the lines of the person's own file. */
export function ImportFaults({ faults, count }: { faults: readonly Fault[]; count: number }) {
  const words = useWords(importWords).faulty
  const labels = useWords(certificateWords)
  const { language, format } = useSpeech()
  const rows = faults.slice(0, most).map((fault, place) => ({ ...fault, key: String(place) }))
  const [shown, all] = [format.number(rows.length), format.number(count)]
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div role="alert" className="grid gap-1 rounded-card bg-danger-soft px-4 py-3">
        <p className="font-semibold text-danger">
          {count > rows.length ? words.titleAtLeast(shown, all) : words.title(all)}
        </p>
        <p className="measure">{words.text}</p>
      </div>
      <Table
        caption={words.title(all)}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: "line", heading: words.line, cell: ({ line }) => format.digits(String(line)) },
          {
            key: "column",
            heading: words.column,
            cell: ({ column }) => (column ? labels[column as Column] : words.wholeLine),
          },
          {
            key: "value",
            heading: words.value,
            cell: ({ column, value }) =>
              value?.trim() ? <Value text={value.trim()} /> : column && <span className="italic">{words.blank}</span>,
          },
          {
            key: "message",
            heading: words.message,
            wide: true,
            cell: ({ column, value, reason }) => (
              <span className="text-danger">
                {column && !value?.trim()
                  ? words.missing
                  : typeof reason === "string"
                    ? words.spoilt[reason]
                    : translate(reason, language)}
              </span>
            ),
          },
        ]}
      />
    </section>
  )
}

const Value = ({ text }: { text: string }) => (
  <span className="wrap-anywhere">
    <CutText text={text} most={40} />
  </span>
)
