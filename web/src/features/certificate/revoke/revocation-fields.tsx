import { useId } from "react"
import type { FormFields } from "#api/form/contract-form.ts"
import { useTexts } from "#i18n/language.tsx"
import { Suggestions, TextField } from "#ui/form/fields.tsx"
import { revocationTexts } from "./revocation-texts.ts"

export type RevocationInput = { reason?: string | undefined; note?: string | undefined }

/** The public reason and the private note of a revocation. */
export function RevocationFields({ optional }: Pick<FormFields<RevocationInput>, "optional">) {
  const texts = useTexts(revocationTexts)
  const reasons = useId()
  return (
    <>
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        list={reasons}
        autoComplete="off"
        {...optional("reason")}
      />
      <Suggestions id={reasons} values={texts.reasons} />
      <TextField label={texts.note} hint={texts.noteHint} autoComplete="off" {...optional("note")} />
    </>
  )
}
