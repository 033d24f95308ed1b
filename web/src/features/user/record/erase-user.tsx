import { EraseUser as EraseUserForm, eraseUser, getCertificates, lengths, retention } from "contract"
import { useState } from "react"
import { fresh, noTopics, useCall, useRead } from "#api/calls.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { useMayCall } from "#session/may-call.ts"
import { useSession } from "#session/session.ts"
import { PasswordField, TextArea } from "#ui/form/fields.tsx"
import { ErasureDialog } from "./erasure-dialog.tsx"
import { ErasureFacts } from "./erasure-facts.tsx"
import { erasureTexts } from "./erasure-texts.ts"

/** A user, or one who was deleted: then only the email is known. */
type Person = { _id: string; name: string; email: string }

type EraseUserProps = { person: Person; onErased?: (() => void) | undefined }

/** The action on a user's page that erases what is stored about them. */
export function EraseUser({ person, onErased }: EraseUserProps) {
  const texts = useTexts(erasureTexts)
  const mayCall = useMayCall()
  const own = useSession().user
  const [isOpen, setOpen] = useState(false)
  if (!mayCall(eraseUser) || own?._id === person._id) return null
  return (
    <>
      <RowAction isDanger label={texts.erase} recordName={person.name} onClick={() => setOpen(true)} />
      {isOpen && <EraseDialog person={person} onErased={onErased} onClose={() => setOpen(false)} />}
    </>
  )
}

function EraseDialog({ person, onErased, onClose }: EraseUserProps & { onClose: () => void }) {
  const { texts, format } = useTextsAndFormat(erasureTexts)
  // On the user's page, changed data is fetched again when that page is gone, because its own queries would fail.
  const erase = useCall(eraseUser, onErased ? noTopics : eraseUser.topics)
  const query = { candidateEmail: person.email }
  const { data } = useRead(getCertificates, { query }, fresh)
  const form = useContractForm({
    schema: EraseUserForm,
    empty: { reason: "", password: "" },
    save: (body) => erase({ params: { id: person._id }, body }),
    done: texts.done,
    failed: texts.failed,
    onDone: () => {
      onClose()
      onErased?.()
    },
  })
  const name = person.name === person.email ? person.email : `${person.name} (${person.email})`
  return (
    <ErasureDialog
      title={texts.eraseTitle}
      description={<span className="wrap-anywhere">{texts.eraseText(name)}</span>}
      facts={
        <ErasureFacts
          erased={texts.erasedOfUser}
          kept={[...texts.keptOfUser, texts.backups(format.number(retention.backups))]}
          certificates={data?.data ?? []}
          count={data?.count ?? 0}
        />
      }
      cancel={texts.cancel}
      submit={texts.erase}
      form={form}
      onClose={onClose}
    >
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        rows={2}
        maxLength={lengths.reason}
        {...form.field("reason")}
      />
      <PasswordField label={texts.password} autoComplete="current-password" {...form.field("password")} />
    </ErasureDialog>
  )
}
