import { hideFromSearch, type OwnCertificate, showInSearch } from "contract"
import { useId, useState } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { useCall } from "#api/calls.ts"
import { useTexts } from "#i18n/language.tsx"
import { CheckBox } from "#ui/form/check-box.tsx"
import { ownTexts } from "./own-texts.ts"

/** Whether search engines may show the certificate's page. They may not until its holder says so. */
export function Indexing({ certificate: { _id, certificationNo, indexedSince } }: { certificate: OwnCertificate }) {
  const texts = useTexts(ownTexts)
  const [show, hide] = [useCall(showInSearch), useCall(hideFromSearch)]
  const showResult = useActionToast()
  const [pending, setPending] = useState<boolean>()
  const hintId = useId()
  const isOn = pending ?? indexedSince !== ""

  async function change(next: boolean) {
    setPending(next)
    await showResult((next ? show : hide)({ params: { id: _id } }), {
      doing: texts.indexingSaving,
      done: next ? texts.indexingOn : texts.indexingOff,
      failed: texts.indexingFailed,
    })
    setPending(undefined)
  }

  return (
    <div className="mt-2">
      <CheckBox
        checked={isOn}
        disabled={pending !== undefined}
        aria-describedby={hintId}
        onChange={({ target }) => change(target.checked)}
      >
        {texts.indexing}
        <span className="sr-only"> ({certificationNo})</span>
      </CheckBox>
      <p id={hintId} className="measure mt-1 text-muted text-sm">
        {isOn ? texts.indexingHints.on : texts.indexingHints.off}
      </p>
    </div>
  )
}
