import { getSignatory, type Signatory, UpdateSignatory, updateSignatory } from "contract"
import { useState } from "react"
import { injectCalls, useCall } from "#api/calls.ts"
import { useEditForm } from "#api/edit-form.ts"
import { DiscardButton, DraftChanges } from "#dashboard/draft-changes.tsx"
import { EditConflictNotice } from "#dashboard/edit-conflict.tsx"
import { Loaded } from "#dashboard/loaded.tsx"
import { useTexts } from "#i18n/language.tsx"
import { Head } from "#site/head.tsx"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/fields.tsx"
import { Skeleton } from "#ui/state.tsx"
import { SignatoryImage, useSignatureUpload } from "./signatory-image.tsx"
import { SignatorySamples } from "./signatory-samples.tsx"
import { signatoryTexts } from "./signatory-texts.ts"

const { useGetSignatoryQuery, useLazyGetSignatoryQuery } = injectCalls({ getSignatory })

/** Who signs certificates, with samples that show it before it is saved. */
export function Component() {
  const texts = useTexts(signatoryTexts)
  // A form that started from a cached state would seem to overwrite newer values.
  const result = useGetSignatoryQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data, error, isFetching } = result
  const [isFresh, setFresh] = useState(false)
  if (!isFresh && data && !isFetching && !error) setFresh(true)
  const loaded = { ...result, data: isFresh ? data : undefined }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Head title={texts.title} isHidden />
      <div className="grid gap-2">
        <h1 className="text-2xl">{texts.title}</h1>
        <p className="measure text-muted">{texts.text}</p>
      </div>
      <Loaded result={loaded} failed={texts.loadFailed} skeleton={<Skeleton rows={5} />}>
        {(loaded) => <SignatoryForm signatory={loaded.data} />}
      </Loaded>
    </div>
  )
}

const inputOf = ({ nameBn, nameEn, titleBn, titleEn, image }: Signatory) => ({
  ...{ nameBn, nameEn, titleBn, titleEn, image },
})
const nobody = { nameBn: "", nameEn: "", titleBn: "", titleEn: "", image: "" } as const
const fields = Object.keys(nobody) as (keyof typeof nobody)[]

function SignatoryForm({ signatory }: { signatory: Signatory }) {
  const texts = useTexts(signatoryTexts)
  const update = useCall(updateSignatory)
  const [read] = useLazyGetSignatoryQuery()
  const contract = useEditForm({
    schema: UpdateSignatory,
    record: signatory,
    inputOf,
    draft: "signatory",
    readLatest: async () => (await read().unwrap()).data,
    done: texts.done,
    unchanged: texts.unchanged,
    failed: texts.failed,
    save: (body, ifMatch) => update({ body, ifMatch }),
  })
  const upload = useSignatureUpload((url) => contract.setField("image", url))
  const { nameBn, nameEn, titleBn, titleEn, image } = texts
  const labels = { nameBn, nameEn, titleBn, titleEn, image }
  const values = contract.form.watch()
  const isSaved = fields.every((field) => (values[field] ?? "") === signatory[field])
  const isEmpty = fields.every((field) => !values[field])

  function clear() {
    upload.stop()
    for (const field of fields) contract.setField(field, "")
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-2">
      <form
        onSubmit={contract.onSubmit}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface p-4 md:p-6"
      >
        <DraftChanges changes={contract.draftChanges} labels={labels} />
        <EditConflictNotice conflicts={contract.conflicts} labels={labels} resolve={contract.resolve} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField label={texts.nameBn} lang="bn" autoComplete="off" {...contract.optional("nameBn")} />
          <TextField label={texts.nameEn} lang="en" autoComplete="off" {...contract.optional("nameEn")} />
          <TextField label={texts.titleBn} lang="bn" autoComplete="off" {...contract.optional("titleBn")} />
          <TextField label={texts.titleEn} lang="en" autoComplete="off" {...contract.optional("titleEn")} />
        </div>
        <SignatoryImage
          image={values.image ?? ""}
          error={contract.errorOf("image")}
          upload={upload}
          onRemove={() => contract.setField("image", "")}
        />
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
            {contract.discardDraft && (
              <DiscardButton discard={contract.discardDraft} disabled={contract.isSubmitting} />
            )}
          </div>
          <p role="status" className="text-muted text-sm empty:hidden">
            {isEmpty && !isSaved && texts.cleared}
          </p>
        </div>
      </form>
      <SignatorySamples values={values} isSaved={isSaved} />
    </div>
  )
}
