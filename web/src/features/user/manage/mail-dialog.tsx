import { type Language, MailForm, type MailPreview, previewMail, sendMail } from "contract"
import { useState } from "react"
import { useCall } from "#api/calls.ts"
import { type ContractForm, type ShownFailure, useContractForm } from "#api/form/contract-form.ts"
import { FormDialog, useSubmitBlocker } from "#dashboard/form/form-dialog.tsx"
import { useI18n, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { TextArea, TextField } from "#ui/form/fields.tsx"
import { mailTexts } from "./mail-texts.ts"

/** The recipients: some users by their ids, or all that the list's search and filters find. */
type Recipients = { ids?: string[]; filter?: object }
type MailDialogProps = { recipients: Recipients; onSent?: () => void; onClose: () => void }

const empty = { subjectBn: "", textBn: "", subjectEn: "", textEn: "" }
type Input = typeof empty

/** First the text, then a preview by the server, then the mail is sent. */
export function MailDialog({ recipients, onSent, onClose }: MailDialogProps) {
  const { texts, format } = useTextsAndFormat(mailTexts)
  const preview = useCall(previewMail)
  const send = useCall(sendMail)
  const [shown, setShown] = useState<MailPreview>()
  const form = useContractForm<Input, MailForm, { recipients: number }>({
    schema: MailForm as never,
    empty,
    draft: sendMail.path,
    save: async (mail) => {
      if (shown) return (await send({ body: { ...recipients, ...mail, expected: shown.recipients } })).data
      setShown((await preview({ body: { ...recipients, ...mail } })).data)
      // Not sent yet, so the text stays a draft.
      throw { isShown: true } satisfies ShownFailure
    },
    done: ({ recipients: count }) => ({ text: texts.sent(format.number(count), count === 1) }),
    failed: shown && texts.failed,
    onDone: () => {
      onSent?.()
      onClose()
    },
  })
  const count = shown?.recipients ?? 0
  return (
    <FormDialog
      isWide
      title={texts.title}
      description={shown ? undefined : texts.hint}
      submit={shown ? texts.send(format.number(count), count === 1) : texts.preview}
      form={shown ? { ...form, discardDraft: undefined } : form}
      onClose={onClose}
    >
      {shown ? <Preview preview={shown} onBack={() => setShown(undefined)} /> : <MailFields form={form} />}
    </FormDialog>
  )
}

function MailFields({ form }: { form: ContractForm<Input, MailForm> }) {
  const texts = useTexts(mailTexts)
  const { language } = useI18n()
  const ordered: Language[] = language === "bn" ? ["bn", "en"] : ["en", "bn"]
  return ordered.map((version) => {
    const [subject, text] = version === "bn" ? (["subjectBn", "textBn"] as const) : (["subjectEn", "textEn"] as const)
    return (
      <fieldset key={version} className="grid gap-4 rounded-card border border-line p-4">
        <legend className="px-1 font-semibold">{texts[version]}</legend>
        <TextField label={texts.subject} lang={version} {...form.optional(subject)} />
        <TextArea label={texts.text} lang={version} rows={5} {...form.optional(text)} />
      </fieldset>
    )
  })
}

function Preview({ preview, onBack }: { preview: MailPreview; onBack: () => void }) {
  const { texts, format } = useTextsAndFormat(mailTexts)
  const { recipients, skipped, leftToday, versions } = preview
  const isTooMany = recipients > leftToday
  useSubmitBlocker(recipients === 0 || isTooMany)
  return (
    <>
      <div ref={focus} tabIndex={-1} role="status" className="grid gap-1 outline-none">
        <p className="font-semibold">
          {recipients === 0 ? texts.nobody : texts.recipients(format.number(recipients), recipients === 1)}
        </p>
        {skipped > 0 && recipients > 0 && <p className="text-muted text-sm">{texts.skipped(format.number(skipped))}</p>}
        <p className={isTooMany ? "font-semibold text-danger" : "text-muted text-sm"}>
          {isTooMany ? texts.tooMany(format.number(leftToday)) : texts.left(format.number(leftToday))}
        </p>
      </div>
      {versions.map(({ language, recipients, subject, text }) => (
        <section key={language} className="grid gap-2">
          <h3 className="text-base">{texts.version[language](format.number(recipients))}</h3>
          <div lang={language} className="wrap-anywhere grid gap-3 rounded-card border border-line bg-sunken p-4">
            <p className="font-semibold">{subject}</p>
            <p className="whitespace-pre-wrap">{text.trim()}</p>
          </div>
        </section>
      ))}
      <div>
        <Button onClick={onBack}>{texts.change}</Button>
      </div>
    </>
  )
}

/** The pressed button now sends the mail, so the preview gets the focus. */
const focus = (preview: HTMLElement | null) => preview?.focus()
