import type { Holder, RecordKind, SkippedRecord } from "contract"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { useNextRowFocus } from "#dashboard/row/row-focus.ts"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { TextLink } from "#ui/button/button.tsx"
import { linkTo } from "./record-link.ts"
import { binTexts } from "./texts.ts"
import type { Restorable, Restoring } from "./use-restoring.tsx"

type RowProps = { deletion: Restorable; restoring: Restoring }

export function RestoreButton({ deletion, restoring }: RowProps) {
  const texts = useTexts(binTexts)
  const nextFocus = useNextRowFocus("restore")
  return (
    <RowAction
      {...nextFocus}
      label={deletion.left > 1 ? texts.restoreAll : texts.restore}
      recordName={deletion.record}
      aria-busy={restoring.running === deletion._id || undefined}
      onClick={() => restoring.run({ deletion })}
      className="whitespace-nowrap"
    />
  )
}

const maxListed = 10

/** Why the last restore of a deletion left records in the bin. */
export function RestoreProblems({ deletion, restoring }: RowProps) {
  const problems = restoring.problemsOf(deletion)
  return (
    <div role="status">
      {problems.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {problems.slice(0, maxListed).map((problem) => (
            <Problem key={problem._id} problem={problem} deletion={deletion} restoring={restoring} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Problem({ problem, deletion, restoring }: RowProps & { problem: SkippedRecord }) {
  const texts = useTexts(binTexts)
  const { language } = useI18n()
  const { holder, record } = problem
  const owner = holder?.deletion
  return (
    <li className="wrap-anywhere">
      {record && <span className="font-semibold">{record}: </span>}
      <span className="text-danger">{translate(problem, language)}</span>
      {holder && !owner && (
        <span className="block">
          {texts.holder} <HolderLink holder={holder} />
        </span>
      )}
      {holder && owner && (
        <button
          type="button"
          onClick={() =>
            restoring.run(
              { deletion: { _id: owner, kind: holder.kind as RecordKind, record: holder.record }, record: holder._id },
              { deletion, record: problem._id === deletion._id ? undefined : problem._id },
            )
          }
          className="-mx-2 flex min-h-11 items-center rounded-field px-2 text-start font-semibold text-brand hover:bg-sunken"
        >
          {texts.restoreOwner(holder.detail || holder.record)}
        </button>
      )}
    </li>
  )
}

/** The record that has the number, route or email now. */
function HolderLink({ holder }: { holder: Holder }) {
  const to = linkTo({ ...holder, kind: holder.kind as RecordKind })
  return <TextLink to={to}>{[holder.record, holder.detail].filter(Boolean).join(" · ")}</TextLink>
}
