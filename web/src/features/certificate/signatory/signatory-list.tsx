import { type ListedSignatory, removeSignatory } from "contract"
import { useActionToast } from "#api/action-toast.ts"
import { idAndVersion, useCall } from "#api/calls.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { frameClass, RecordSection } from "#dashboard/record/record-section.tsx"
import { useTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { Badge } from "#ui/display/badge.tsx"
import { useSignatoryNames } from "./signatory-period.ts"
import { signatoryTexts } from "./signatory-texts.ts"

type SignatoryListProps = {
  all: readonly ListedSignatory[]
  /** The one in the form. */
  edited: ListedSignatory
  onEdit: (id: string) => void
}

/** The past, present and future signatories, the latest first. */
export function SignatoryList({ all, edited, onEdit }: SignatoryListProps) {
  const texts = useTexts(signatoryTexts)
  const { nameOf, titleOf, periodOf } = useSignatoryNames(all)
  return (
    <RecordSection title={texts.signatories}>
      <ol className={frameClass}>
        {all.toReversed().map((signatory) => {
          const { _id, period, signsFrom } = signatory
          const name = nameOf(signatory) || texts.nobody
          return (
            <li key={_id} className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3">
              <div className="wrap-anywhere grid min-w-0 grow basis-64 justify-items-start gap-1">
                <p className="font-semibold">{name}</p>
                {titleOf(signatory) && <p className="text-muted text-sm">{titleOf(signatory)}</p>}
                <p className="text-sm">{periodOf(signatory)}</p>
                <Badge tone={period === "present" ? "brand" : "neutral"}>{texts[period]}</Badge>
              </div>
              <div className="flex flex-wrap gap-2">
                {_id !== edited._id && (
                  <Button aria-label={texts.editOf(name)} onClick={() => onEdit(_id)}>
                    {texts.edit}
                  </Button>
                )}
                {signsFrom !== "" && <RemoveSignatory signatory={signatory} all={all} />}
              </div>
            </li>
          )
        })}
      </ol>
    </RecordSection>
  )
}

function RemoveSignatory({ signatory, all }: { signatory: ListedSignatory } & Pick<SignatoryListProps, "all">) {
  const texts = useTexts(signatoryTexts)
  const { nameOf, periodOf } = useSignatoryNames(all)
  const send = useCall(removeSignatory)
  const toastAction = useActionToast()
  const before = all.findLast(({ signsFrom }) => signsFrom < signatory.signsFrom)
  const name = nameOf(signatory) || texts.nobody
  return (
    <ConfirmAction
      title={texts.removeTitle}
      text={texts.removeText(periodOf(signatory), before ? nameOf(before) : "")}
      confirm={texts.remove}
      onConfirm={() => toastAction(send(idAndVersion(signatory)), { done: texts.removed, failed: texts.removeFailed })}
    >
      {(open) => (
        <Button aria-label={texts.removeOf(name)} onClick={open}>
          {texts.remove}
        </Button>
      )}
    </ConfirmAction>
  )
}
