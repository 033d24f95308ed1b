import type { CertificateImport } from "contract"
import { toldBy } from "#api/failure.ts"
import { RowAction } from "#dashboard/row-action.tsx"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { importWords } from "#i18n/screens/import.ts"
import { FailedState, Skeleton } from "#ui/state.tsx"
import { Table } from "#ui/table.tsx"
import { useGetImportsQuery } from "./import-api.ts"
import { UndoImport } from "./undo-import.tsx"

export function LastImports() {
  const words = useWords(importWords).last
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-t pt-6">
      <h2 className="text-xl">{words.title}</h2>
      <Imports />
    </section>
  )
}

function Imports() {
  const words = useWords(importWords).last
  const speech = useSpeech()
  const { format } = speech
  const { data: list, error, isFetching, refetch } = useGetImportsQuery()
  if (error && !isFetching) {
    return <FailedState title={words.failed} text={toldBy(error, speech).message} onRetry={refetch} />
  }
  if (!list) return <Skeleton rows={2} />
  if (list.data.length === 0) return <p className="text-muted">{words.none}</p>
  return (
    <Table
      caption={words.title}
      rows={list.data}
      rowKey={({ _id }) => _id}
      busy={isFetching}
      columns={[
        { key: "when", heading: words.when, cell: ({ at }) => format.dateTime(at) },
        { key: "who", heading: words.who, cell: ({ actor }) => <span className="break-all">{actor}</span> },
        { key: "made", heading: words.made, align: "end", cell: ({ created }) => format.number(created) },
        { key: "left", heading: words.left, align: "end", cell: ({ left }) => format.number(left) },
        {
          key: "action",
          heading: words.action,
          align: "end",
          cell: (each) => <Undo of={each} when={format.dateTime(each.at)} />,
        },
      ]}
    />
  )
}

function Undo({ of: { _id, left }, when }: { of: CertificateImport; when: string }) {
  const words = useWords(importWords)
  if (left === 0) return <span className="text-muted text-sm">{words.last.undone}</span>
  return (
    <UndoImport id={_id} count={left}>
      {(ask) => <RowAction isDanger label={words.undo.short} of={words.undo.of(when)} onClick={ask} />}
    </UndoImport>
  )
}
