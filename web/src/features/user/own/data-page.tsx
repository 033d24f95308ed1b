import {
  DeleteOwnAccount,
  DownloadOwnData,
  deleteOwnAccount,
  downloadOwnData,
  getOwnCertificates,
  retention,
  today,
  type User,
} from "contract"
import { type ReactNode, useState } from "react"
import { useNavigate } from "react-router"
import { fresh, useCall, useRead } from "#api/calls.ts"
import { downloadFile } from "#api/file/download-file.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { Screen } from "#dashboard/screen.tsx"
import { ErasureDialog } from "#features/user/record/erasure-dialog.tsx"
import { ErasureFacts } from "#features/user/record/erasure-facts.tsx"
import { erasureTexts } from "#features/user/record/erasure-texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { paths, recordUrl } from "#paths.ts"
import { signOut, useSession } from "#session/session.ts"
import { Button, TextLink } from "#ui/button/button.tsx"
import { PasswordField, TextField } from "#ui/form/fields.tsx"
import { FormAlert } from "#ui/form/form-alert.tsx"
import { saveFile } from "#ui/save-file.ts"
import { dataTexts } from "./data-texts.ts"

// A signed-out user has nothing to refetch.
const none: never[] = []

/** Asks for the email and the password: the page behind it says what goes and what stays. */
function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const texts = useTexts(dataTexts)
  const navigate = useNavigate()
  const send = useCall(deleteOwnAccount, none)
  const form = useContractForm({
    schema: DeleteOwnAccount,
    empty: { email: "", password: "" },
    save: (body) => send({ body }),
    done: texts.deleted,
    failed: texts.deleteFailed,
    onDone: () => {
      signOut()
      void navigate(paths.home)
    },
  })
  return (
    <ErasureDialog
      title={texts.deleteTitle}
      description={texts.deleteText}
      cancel={texts.keep}
      submit={texts.deleteForGood}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={texts.typeEmail}
        hint={<span className="wrap-anywhere">{user.email}</span>}
        type="email"
        autoComplete="off"
        {...form.field("email")}
      />
      <PasswordField label={texts.password} autoComplete="current-password" {...form.field("password")} />
    </ErasureDialog>
  )
}

export function Component() {
  const { texts, format } = useTextsAndFormat(dataTexts)
  const { user } = useSession()
  if (!user) return null
  const mails = texts.mails.text(format.number(retention.mailDays))
  return (
    <Screen title={texts.title} text={texts.lead} className="max-w-3xl">
      <Section title={texts.storedTitle}>
        <dl className="grid gap-3 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-x-6">
          {[...texts.stored, { name: texts.mails.name, text: mails }].map(({ name, text }) => (
            <div key={name} className="grid sm:col-span-2 sm:grid-cols-subgrid">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          <TextLink to={paths.privacy}>{texts.policy}</TextLink>
        </p>
      </Section>
      <Section title={texts.download}>
        <p className="measure text-muted">{texts.downloadText}</p>
        <DownloadForm user={user} />
      </Section>
      <Section title={texts.delete} isDanger>
        {user.role === "admin" ? (
          <>
            <p className="measure">{texts.deleteAdmin}</p>
            <p>
              <TextLink to={recordUrl(paths.user, user._id)}>{texts.ownPage}</TextLink>
            </p>
          </>
        ) : (
          <DeleteAccount user={user} />
        )}
      </Section>
    </Screen>
  )
}

function Section({ title, isDanger, children }: { title: string; isDanger?: boolean; children: ReactNode }) {
  return (
    <section
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border bg-surface p-4 md:p-6 ${isDanger ? "border-danger" : "border-line"}`}
    >
      <h2 className={`text-xl ${isDanger ? "text-danger" : ""}`}>{title}</h2>
      {children}
    </section>
  )
}

function DownloadForm({ user }: { user: User }) {
  const texts = useTexts(dataTexts)
  const { form, onSubmit, field, isSubmitting, summary } = useContractForm({
    schema: DownloadOwnData,
    empty: { password: "" },
    save: async (body) => saveFile(await downloadFile(downloadOwnData, { body }), `my-data-${today()}.zip`),
    done: texts.downloaded,
    failed: texts.downloadFailed,
    onDone: (): void => form.reset(),
  })
  return (
    <form method="dialog" onSubmit={onSubmit} noValidate className="grid max-w-md gap-4">
      <FormAlert text={summary} />
      {/* Tells the browser's password manager whose password it is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField label={texts.password} autoComplete="current-password" {...field("password")} />
      <Button type="submit" busy={isSubmitting} className="justify-self-start max-sm:w-full">
        {texts.download}
      </Button>
    </form>
  )
}

/** Says what goes and what stays before anything is asked. */
function DeleteAccount({ user }: { user: User }) {
  const { texts, format } = useTextsAndFormat(dataTexts)
  const { backups } = useTexts(erasureTexts)
  const [isOpen, setOpen] = useState(false)
  const { data } = useRead(getOwnCertificates, undefined, fresh)
  return (
    <>
      <p className="measure">{texts.deleteText}</p>
      <ErasureFacts
        erased={texts.erased}
        kept={[...texts.kept, backups(format.number(retention.backups))]}
        certificates={data?.data ?? []}
        count={data?.count ?? 0}
      />
      <Button kind="danger" className="justify-self-start max-sm:w-full" onClick={() => setOpen(true)}>
        {texts.delete}
      </Button>
      {isOpen && <DeleteAccountDialog user={user} onClose={() => setOpen(false)} />}
    </>
  )
}
