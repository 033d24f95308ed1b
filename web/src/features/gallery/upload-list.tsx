import { CreateGallery, decodeProblem } from "contract"
import { useRef, useState } from "react"
import { useI18n, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { Button } from "#ui/button/button.tsx"
import { TextField } from "#ui/form/fields.tsx"
import { UploadRow } from "./upload-row.tsx"
import { uploadTexts } from "./upload-texts.ts"
import type { Upload, useUploads } from "./use-uploads.ts"

type UploadListProps = {
  gallery: ReturnType<typeof useUploads>
  /** How many were added before others failed. */
  added: number
  errorOf: (upload: Upload) => string | undefined
}

export function UploadList({ gallery, added, errorOf }: UploadListProps) {
  const { texts, format } = useTextsAndFormat(uploadTexts)
  const { uploads, isAdding, setTitle, retry, remove } = gallery
  const list = useRef<HTMLUListElement>(null)
  const untitled = uploads.filter(({ title }) => title.trim() === "")
  const failed = uploads.filter(({ phase }) => phase === "failed").length
  const uploaded = uploads.filter(({ url }) => url).length

  /** The focus moves to the same button of the next row. */
  function removeRow(id: number, index: number) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [])]
    const next = buttons[index + 1] ?? buttons[index - 1]
    remove(id)
    next?.focus()
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="flex flex-wrap gap-x-4 text-sm">
        {added > 0 && <span>{texts.addedSome(format.number(added))}</span>}
        <span>{texts.progress(format.number(uploaded), format.number(uploads.length))}</span>
        {failed > 0 && <span className="font-semibold text-danger">{texts.failed(format.number(failed))}</span>}
      </p>
      {untitled.length > 1 && !isAdding && (
        <CommonTitle
          count={untitled.length}
          onFill={(title) => {
            for (const { id } of untitled) setTitle(id, title)
          }}
        />
      )}
      <ul ref={list}>
        {uploads.map((upload, index) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            error={errorOf(upload)}
            onTitle={(title) => setTitle(upload.id, title)}
            onRetry={() => retry(upload.id)}
            onRemove={() => removeRow(upload.id, index)}
          />
        ))}
      </ul>
    </div>
  )
}

/** One title for all images without one. */
function CommonTitle({ count, onFill }: { count: number; onFill: (title: string) => void }) {
  const { texts, format } = useTextsAndFormat(uploadTexts)
  const [title, setTitle] = useState("")
  return (
    <form
      className="grid items-end gap-3 grid-cols-[minmax(0,1fr)_auto] rounded-card bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim()) onFill(title.trim())
      }}
    >
      <TextField
        label={texts.commonTitle}
        hint={texts.untitled(format.number(count))}
        value={title}
        autoComplete="off"
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button type="submit">{texts.fillIn}</Button>
    </form>
  )
}

/** The titles are checked when the images are to be added, and from then on. */
export function useTitleErrors(uploads: readonly Upload[]) {
  const { language } = useI18n()
  const { titleMissing } = useTexts(uploadTexts)
  const [isChecked, setChecked] = useState(false)
  const parse = ({ title }: Upload) => CreateGallery.shape.title.safeParse(title)

  function errorOf(upload: Upload) {
    const { error } = parse(upload)
    if (!isChecked || !error) return undefined
    const problem = upload.title.trim() ? decodeProblem(error.issues[0]?.message ?? "") : undefined
    return problem ? translate(problem, language) : titleMissing
  }
  return {
    of: errorOf,
    /** Returns whether all titles are valid. */
    check: () => {
      setChecked(true)
      return uploads.every((upload) => parse(upload).success)
    },
  }
}
