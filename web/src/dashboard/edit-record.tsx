import { useDialogAddress } from "#dashboard/dialog-address.ts"
import { RowAction } from "#dashboard/row-action.tsx"
import { useWords } from "#i18n/language.tsx"
import { recordWords } from "#i18n/screens/records.ts"

/** Opens the list's edit dialog for a row. */
export function EditRecord({ id, name }: { id: string; name: string }) {
  const words = useWords(recordWords)
  const { openEdit } = useDialogAddress()
  return <RowAction label={words.edit} of={name} onClick={() => openEdit(id)} />
}
