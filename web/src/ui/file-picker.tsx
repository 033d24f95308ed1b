import { type DragEvent, useRef } from "react"

type FilePickerPlan = { accept: string; label?: string; onFile: (file: File) => void }

/** The browser's own choice of a file: `input` has to stand in the page, unseen; `open` asks for a file. */
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
        // The same file can be chosen again.
        target.value = ""
      }}
    />
  )
  return { input, open: () => field.current?.click() }
}

/** Makes an element take a file that is dropped on it, for which a browser would leave the page. */
export const fileDrop = (onFile: (file: File) => void) => ({
  onDragOver: (event: DragEvent) => event.dataTransfer.types.includes("Files") && event.preventDefault(),
  onDrop: (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    onFile(file)
  },
})
