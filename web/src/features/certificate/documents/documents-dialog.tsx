import { getCertificateDocuments, type Language, maxDocuments, today } from "contract"
import { useEffect, useId, useRef, useState } from "react"
import { useToastFailure, withReason } from "#api/action-toast.ts"
import { readFailure } from "#api/failure.ts"
import { downloadFile } from "#api/file/download-file.ts"
import { useI18n, useTextsAndFormat } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { Progress } from "#ui/display/progress.tsx"
import { options, SelectField } from "#ui/form/fields.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"
import { showSuccess } from "#ui/overlay/show-toast.tsx"
import { saveFile } from "#ui/save-file.ts"
import { documentsTexts } from "./documents-texts.ts"
import { notIncludedIn, zipCounter } from "./zip-progress.ts"

type DocumentsDialogProps = {
  /** The list's search and filters. */
  query: Record<string, string | undefined>
  count: number
  onClose: () => void
}

/** Downloads the documents of all certificates that the list finds. */
export function DocumentsDialog({ query, count, onClose }: DocumentsDialogProps) {
  const { texts, format } = useTextsAndFormat(documentsTexts)
  const i18n = useI18n()
  const id = useId()
  const toastFailure = useToastFailure()
  const [language, setLanguage] = useState<Language | "own">("own")
  const [done, setDone] = useState<number>()
  const download = useRef<AbortController>(undefined)
  useEffect(() => () => download.current?.abort(), [])

  async function start() {
    const controller = new AbortController()
    download.current = controller
    setDone(0)
    try {
      const chosen = Object.entries({ ...query, ...(language !== "own" && { language }) }).filter(([, value]) => value)
      const countFiles = zipCounter()
      const archive = await downloadFile(getCertificateDocuments, {
        query: Object.fromEntries(chosen),
        signal: controller.signal,
        onPart: (part) => setDone(countFiles(part)),
      })
      const missing = await notIncludedIn(archive, count)
      saveFile(archive, `certificates-${today()}.zip`)
      const detail = missing > 0 && texts.notIncluded(format.number(missing), missing === 1)
      showSuccess({ text: texts.done, ...(detail && { detail }) })
      onClose()
    } catch (failure) {
      if (controller.signal.aborted) return
      setDone(undefined)
      toastFailure(withReason(texts.failed, readFailure(failure, i18n).message))
    }
  }

  const problem = count === 0 ? texts.none : count > maxDocuments ? texts.tooMany(format.number(maxDocuments)) : ""
  const total = format.number(count)
  return (
    <Dialog
      onClose={onClose}
      title={texts.title(total, count === 1)}
      description={texts.text}
      ignoresOutsidePress
      footer={
        <Button kind="accent" busy={done !== undefined} disabled={problem !== ""} onClick={start}>
          {texts.download}
        </Button>
      }
    >
      {problem && <p>{problem}</p>}
      {!problem && done === undefined && (
        <SelectField
          id={id}
          label={texts.language}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language | "own")}
        >
          {options(Object.entries(texts.languages))}
        </SelectField>
      )}
      {done !== undefined && (
        <Progress
          label={texts.downloading}
          share={Math.min(1, done / count)}
          text={texts.progress(format.number(Math.min(done, count)), total)}
        />
      )}
    </Dialog>
  )
}
