import { type Overview, type RemovedDemo, removeDemo } from "contract"
import { useActionToast, withReason } from "#api/action-toast.ts"
import { useCall } from "#api/calls.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { AttentionItem } from "./attention-item.tsx"
import { overviewTexts } from "./texts.ts"

const maxListedNames = 5

/** Visitors cannot tell sample records from real ones, and a sample certificate verifies as valid. */
export function DemoContent({ demo: { hasSite, count, edited, validCertificate } }: { demo: Overview["demo"] }) {
  const texts = useTexts(overviewTexts).demo
  const { format } = useI18n()
  return (
    <AttentionItem
      tone="urgent"
      title={count > 0 ? texts.title(format.number(count)) : texts.titleOfSite}
      text={texts.text}
    >
      {validCertificate && <p className="measure text-muted text-sm">{texts.valid(validCertificate)}</p>}
      {edited > 0 && <p className="measure text-muted text-sm">{texts.edited(format.number(edited))}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {(count > edited || hasSite) && <RemoveDemo question={texts.remove} query={{}} />}
        {edited > 0 && <RemoveDemo question={texts.removeAll} query={{ edited: "1" }} />}
      </div>
    </AttentionItem>
  )
}

type RemoveDemoProps = { question: { title: string; text: string; confirm: string }; query: { edited?: "1" } }

function RemoveDemo({ question, query }: RemoveDemoProps) {
  const texts = useTexts(overviewTexts).demo
  const toastAction = useActionToast()
  const remove = useCall(removeDemo)
  const done = ({ data: { kept } }: { data: RemovedDemo }) => {
    if (kept.length === 0) return texts.removed
    const names = kept.slice(0, maxListedNames).map(({ name }) => name)
    return withReason(texts.removed, texts.kept(names.join(", ") + (kept.length > maxListedNames ? " …" : "")))
  }
  return (
    <ConfirmAction
      {...question}
      onConfirm={() => toastAction(remove({ query }), { doing: texts.removing, done, failed: texts.failed })}
    />
  )
}
