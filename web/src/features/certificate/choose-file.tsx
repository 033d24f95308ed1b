import { Button, type ButtonKind } from "#ui/button.tsx"
import { useFilePicker } from "#ui/file-picker.tsx"

// Phones know CSV by many names, and hide what is not named.
const accepted = [
  ".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,text/comma-separated-values",
  "application/csv,application/vnd.ms-excel",
].join()

type ChooseFileProps = { label: string; kind?: ButtonKind; busy?: boolean; onFile: (file: File) => void }

export function ChooseFile({ label, kind, busy, onFile }: ChooseFileProps) {
  const file = useFilePicker({ accept: accepted, label, onFile })
  return (
    <>
      {file.input}
      <Button kind={kind} busy={busy} onClick={file.open}>
        {label}
      </Button>
    </>
  )
}
