import {
  addSignatory,
  EditSignatory,
  editSignatory,
  getSignatories,
  type ListedSignatory,
  type One,
  type Signatory,
  today,
} from "contract"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useCall, useRead } from "#api/calls.ts"
import { useEditForm } from "#api/form/edit-form.ts"
import { DiscardButton, EditNotice } from "#dashboard/form/edit-notice.tsx"
import { useTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { TextField } from "#ui/form/fields.tsx"
import { SignatoryImage, useSignatureUpload } from "./signatory-image.tsx"
import { useSignatoryNames } from "./signatory-period.ts"
import { SignatorySamples } from "./signatory-samples.tsx"
import { type Scope, SignatoryScope } from "./signatory-scope.tsx"
import { signatoryTexts } from "./signatory-texts.ts"

const inputOf = ({ nameBn, nameEn, titleBn, titleEn, image, signsFrom }: Signatory) => ({
  ...{ nameBn, nameEn, titleBn, titleEn, image, signsFrom },
})
const nobody = { nameBn: "", nameEn: "", titleBn: "", titleEn: "", image: "" } as const
const shownFields = Object.keys(nobody) as (keyof typeof nobody)[]

const unclear = (): Scope => ({ choice: undefined, day: today() })

type SignatoryFormProps = {
  signatory: ListedSignatory
  all: readonly ListedSignatory[]
  /** The form was opened from the list, below it. */
  takesFocus: boolean
  onSaved: (id: string) => void
}

/** Edits a signatory, or adds a successor with the values of the form. */
export function SignatoryForm({ signatory, all, takesFocus, onSaved }: SignatoryFormProps) {
  const texts = useTexts(signatoryTexts)
  const { nameOf, periodOf } = useSignatoryNames(all)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const edit = useCall(editSignatory)
  const add = useCall(addSignatory)
  const { refetch } = useRead(getSignatories)
  const savedName = nameOf(signatory)
  const [chosen, setScope] = useState<Scope>(unclear)
  // Where nobody signs, a first signature is usually meant for all.
  const scope: Scope = savedName ? chosen : { ...chosen, choice: chosen.choice ?? "all" }
  const savedId = useRef(signatory._id)
  const [isMissing, setMissing] = useState(false)
  const contract = useEditForm({
    schema: EditSignatory,
    record: signatory as Signatory,
    inputOf,
    draft: `signatory-${signatory._id}`,
    readLatest: async () => (await refetch().unwrap()).data.find(({ _id }) => _id === signatory._id) ?? signatory,
    done: texts.done,
    unchanged: texts.unchanged,
    failed: texts.failed,
    onDone: () => {
      setScope(unclear)
      onSaved(savedId.current)
    },
    save: async (body, ifMatch) => {
      const response = await send(body, ifMatch)
      savedId.current = response.data._id
      return response
    },
  })
  const upload = useSignatureUpload((url) => contract.setField("image", url))
  const { nameBn, nameEn, titleBn, titleEn, image, signsFrom } = texts
  const labels = { nameBn, nameEn, titleBn, titleEn, image, signsFrom }
  const values = contract.form.watch()
  const isSaved = shownFields.every((field) => (values[field] ?? "") === signatory[field])
  const isEmpty = shownFields.every((field) => !values[field])
  const shown = Object.fromEntries(shownFields.map((field) => [field, values[field] ?? ""]))
  const isSuccessor = !isSaved && scope.choice === "from"

  function send(body: EditSignatory, ifMatch: string): Promise<One<Signatory>> {
    if (isSuccessor) return add({ body: { ...shown, signsFrom: scope.day } })
    return edit({ params: { id: signatory._id }, ifMatch, body })
  }
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  function submit(event: FormEvent) {
    event.preventDefault()
    const isUnclear = !isSaved && scope.choice === undefined
    setMissing(isUnclear)
    if (isUnclear) form.current?.querySelector<HTMLElement>("[type=radio]")?.focus()
    else void contract.onSubmit()
  }
  function clear() {
    upload.stop()
    for (const field of shownFields) contract.setField(field, "")
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-2">
      <form
        ref={form}
        onSubmit={submit}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface p-4 md:p-6"
      >
        <div className="wrap-anywhere grid gap-1">
          <h2 ref={heading} tabIndex={-1} className="text-lg">
            {texts[signatory.period]}: {savedName || texts.nobody}
          </h2>
          <p className="text-muted text-sm">{periodOf(signatory)}</p>
        </div>
        <EditNotice form={contract} labels={labels} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField label={texts.nameBn} lang="bn" autoComplete="off" {...contract.optional("nameBn")} />
          <TextField label={texts.nameEn} lang="en" autoComplete="off" {...contract.optional("nameEn")} />
          <TextField label={texts.titleBn} lang="bn" autoComplete="off" {...contract.optional("titleBn")} />
          <TextField label={texts.titleEn} lang="en" autoComplete="off" {...contract.optional("titleEn")} />
          {signatory.signsFrom !== "" && !isSuccessor && (
            <TextField
              type="date"
              label={texts.signsFrom}
              hint={texts.signsFromHint}
              {...contract.field("signsFrom")}
            />
          )}
        </div>
        <SignatoryImage
          image={values.image ?? ""}
          error={contract.errorOf("image")}
          upload={upload}
          onRemove={() => contract.setField("image", "")}
        />
        {!isSaved && (
          <SignatoryScope
            {...scope}
            name={savedName}
            isMissing={isMissing}
            dayError={contract.errorOf("signsFrom")}
            onChange={(next) => {
              setScope(next)
              setMissing(false)
              contract.form.clearErrors("signsFrom")
            }}
          />
        )}
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-3 max-sm:*:grow">
            <Button kind="accent" type="submit" busy={contract.isSubmitting} disabled={upload.isRunning}>
              {texts.submit}
            </Button>
            {!isEmpty && (
              <Button onClick={clear} disabled={contract.isSubmitting}>
                {texts.clear}
              </Button>
            )}
            <DiscardButton discard={contract.discardDraft} disabled={contract.isSubmitting} />
          </div>
          <p role="status" className="text-muted text-sm empty:hidden">
            {isEmpty && !isSaved && texts.cleared}
          </p>
        </div>
      </form>
      <SignatorySamples values={shown} isSaved={isSaved} />
    </div>
  )
}
