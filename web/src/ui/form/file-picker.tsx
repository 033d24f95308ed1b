import { type DragEvent, useRef } from "react"

/** Phones use many names for CSV, and hide files of types that are not listed. */
export const csvTypes = [
  ".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,text/comma-separated-values",
  "application/csv,application/vnd.ms-excel",
].join()

type PickerPlan = { accept: string; label?: string }
type FilesPlan = PickerPlan & { multiple: boolean; onFiles: (files: File[]) => void }

/** The browser's file picker. Render `input`, which is hidden; `open` shows the picker. */
function usePicker({ accept, label, multiple, onFiles }: FilesPlan) {
  const field = useRef<HTMLInputElement>(null)
  const input = (
    <input
      ref={field}
      type="file"
      accept={accept}
      multiple={multiple}
      hidden
      aria-label={label}
      onChange={({ target }) => {
        if (target.files?.length) onFiles([...target.files])
        // Otherwise choosing the same file again fires no change event.
        target.value = ""
      }}
    />
  )
  return { input, open: () => field.current?.click() }
}

const firstTo = (onFile: (file: File) => void) => (files: File[]) => files[0] && onFile(files[0])

export const useFilePicker = ({ onFile, ...plan }: PickerPlan & { onFile: (file: File) => void }) =>
  usePicker({ ...plan, multiple: false, onFiles: firstTo(onFile) })

export const useFilesPicker = (plan: PickerPlan & { onFiles: (files: File[]) => void }) =>
  usePicker({ ...plan, multiple: true })

/** Makes an element accept dropped files. Without it the browser would navigate to the file. */
export const filesDrop = (onFiles: (files: File[]) => void) => ({
  onDragOver: (event: DragEvent) => event.dataTransfer.types.includes("Files") && event.preventDefault(),
  onDrop: (event: DragEvent) => {
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  },
})

/** The same for one file. */
export const fileDrop = (onFile: (file: File) => void) => filesDrop(firstTo(onFile))
