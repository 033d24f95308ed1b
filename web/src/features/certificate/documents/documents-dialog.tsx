import { getCertificateDocuments, type Language, maxDocuments } from "contract"
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

const localHeader = 0x04034b50
const headerLength = 30

/** Counts the files of a ZIP archive while its parts arrive: each begins with a header that says how long it is. */
export function zipCounter() {
  let count = 0
  /** Bytes of the current file that are still to come. */
  let rest = 0
  let header = new Uint8Array(0)

  return (part: Uint8Array): number => {
    for (let from = 0; from < part.length; ) {
      if (rest > 0) {
        const skipped = Math.min(rest, part.length - from)
        rest -= skipped
        from += skipped
        continue
      }
      const more = part.subarray(from, from + headerLength - header.length)
      from += more.length
      header = Uint8Array.of(...header, ...more)
      if (header.length < headerLength) break
      const fields = new DataView(header.buffer)
      // After the files comes their directory.
      if (fields.getUint32(0, true) !== localHeader) rest = Number.POSITIVE_INFINITY
      else {
        count++
        rest = fields.getUint32(18, true) + fields.getUint16(26, true) + fields.getUint16(28, true)
      }
      header = new Uint8Array(0)
    }
    return count
  }
}

const endLength = 22
/** In the archive's directory, the last name is before the record that ends it. */
const listName = "not-included.csv"

/** How many of `count` certificates the archive has no document of: it lists them in its last file. */
async function notIncludedIn(archive: Blob, count: number): Promise<number> {
  const last = await archive.slice(-endLength - listName.length, -endLength).text()
  if (last !== listName) return 0
  const end = new DataView(await archive.slice(-endLength).arrayBuffer())
  return count + 1 - end.getUint16(10, true)
}

type DocumentsDialogProps = {
  /** The list's search and filters, or the ids of the selection. */
  query: Record<string, string | undefined>
  count: number
  onClose: () => void
}

/** Downloads the documents of all certificates that the list finds, or that are selected. */
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
      saveFile(archive, archive.name)
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
