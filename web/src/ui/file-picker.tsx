import { useRef } from "react"

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
