import { getUser, UpdateContact, type User, updateUser } from "contract"
import { EditDialog } from "#dashboard/form/edit-dialog.tsx"
import { fullName } from "#features/user/full-name.ts"
import { userTexts } from "#features/user/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { TextField } from "#ui/form/fields.tsx"

/** Corrects name and phone. The email stays: it is what the user logs in with. */
export function EditUserDialog({ rows }: { rows: readonly User[] | undefined }) {
  const texts = useTexts(userTexts)
  return (
    <EditDialog
      texts={texts.editing}
      labels={{ name: texts.userName, phone: texts.phone }}
      description={(user) => <span className="wrap-anywhere">{fullName(user)}</span>}
      rows={rows}
      call={updateUser}
      get={getUser}
      schema={UpdateContact}
      inputOf={({ name, phone }) => ({ name, phone })}
    >
      {({ field, optional }) => (
        <>
          <TextField label={texts.userName} autoComplete="off" {...field("name")} />
          <TextField label={texts.phone} type="tel" autoComplete="off" {...optional("phone")} />
        </>
      )}
    </EditDialog>
  )
}
