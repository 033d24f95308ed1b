import { type Deletion, getDeletedRecords } from "contract"
import { useState } from "react"
import { fresh, useRead } from "#api/calls.ts"
import { readFailure } from "#api/failure.ts"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { Spinner } from "#ui/image/icon.tsx"
import { binTexts } from "./texts.ts"
import type { Restoring } from "./use-restoring.tsx"

type DeletedRecordsProps = { deletion: Deletion; restoring: Restoring }

export function DeletedRecords({ deletion, restoring }: DeletedRecordsProps) {
  const texts = useTexts(binTexts)
  const { format } = useI18n()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="-mx-2 min-h-11 rounded-field px-2 text-start font-semibold text-brand text-sm hover:bg-sunken lg:min-h-8"
      >
        {isOpen ? texts.hide : texts.show(format.number(deletion.left), deletion.left === 1)}
        <span className="sr-only"> {deletion.record}</span>
      </button>
      {isOpen && <List deletion={deletion} restoring={restoring} />}
    </>
  )
}

function List({ deletion, restoring }: DeletedRecordsProps) {
  const texts = useTexts(binTexts)
  const i18n = useI18n()
  const result = useRead(getDeletedRecords, { params: { id: deletion._id } }, fresh)
  const { data, error } = result
  if (error && !data)
    return <p className="text-danger text-sm">{`${texts.listFailed} ${readFailure(error, i18n).message}`}</p>
  if (!data) return <Spinner />
  const more = deletion.left + deletion.reviews - data.count
  return (
    <ul className="grid w-full">
      {data.data.map(({ _id, kind, record, detail }) => (
        <li key={_id} className="flex items-center justify-between gap-2 border-line border-t py-1 text-sm">
          <span className="wrap-anywhere line-clamp-2 min-w-0">{[record, detail].filter(Boolean).join(" · ")}</span>
          {kind === deletion.kind && (
            <RowAction
              label={texts.restore}
              recordName={record}
              onClick={() => restoring.run({ deletion, record: _id })}
              className="shrink-0"
            />
          )}
        </li>
      ))}
      {more > 0 && <li className="text-muted text-sm">{texts.more(i18n.format.number(more))}</li>}
    </ul>
  )
}
