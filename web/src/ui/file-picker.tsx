import { type DragEvent, useRef } from "react"

type FilePickerPlan = { accept: string; label?: string; onFile: (file: File) => void }

/** The browser's file picker. Render `input`, which is hidden; `open` shows the picker. */
export function useFilePicker({ accept, label, onFile }: FilePickerPlan) {
  const field = useRef<HTMLInputElement>(null)
  const input = (
    <input
      ref={field}
      type="file"
      accept={accept}
      hidden
      aria-label={label}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) onFile(file)
        // Otherwise choosing the same file again fires no change event.
        target.value = ""
      }}
    />
  )
  return { input, open: () => field.current?.click() }
}

/** Makes an element accept a dropped file. Without it the browser would navigate to the file. */
export const fileDrop = (onFile: (file: File) => void) => ({
  onDragOver: (event: DragEvent) => event.dataTransfer.types.includes("Files") && event.preventDefault(),
  onDrop: (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    onFile(file)
  },
})
