import { recordWords } from "#i18n/screens/records.ts"
import { useWords } from "#i18n/words.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"

type RecordGoneProps = { title: string; onClose: () => void }

/** Instead of the form, where the address names a record that is not there any more. */
export function RecordGone({ title, onClose }: RecordGoneProps) {
  const { gone, backToList } = useWords(recordWords)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={<Button onClick={onClose}>{backToList}</Button>}
    >
      <p>{gone}</p>
    </Dialog>
  )
}
