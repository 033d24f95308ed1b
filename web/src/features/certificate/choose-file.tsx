import { useRef } from "react"
import { Button, type ButtonKind } from "#ui/button.tsx"

// Phones know CSV by many names, and hide what is not named.
const accepted = [
  ".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,text/comma-separated-values",
  "application/csv,application/vnd.ms-excel",
].join()

type ChooseFileProps = { label: string; kind?: ButtonKind; busy?: boolean; onFile: (file: File) => void }

export function ChooseFile({ label, kind, busy, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file is chosen again when it has been mended.
          target.value = ""
        }}
      />
      <Button kind={kind} busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
