import { type ComponentProps, useState } from "react"
import { toast } from "react-hot-toast/headless"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { userTexts } from "#features/user/texts.ts"
import { useCommonTexts, useTexts } from "#i18n/language.tsx"

type Dialog = typeof import("./mail-dialog.tsx").MailDialog
type MailButtonProps = Omit<ComponentProps<Dialog>, "onClose"> & { recordName: string }

/** Writes a mail to users; the dialog is loaded when it is opened. */
export function MailButton({ recordName, ...mail }: MailButtonProps) {
  const { chosen } = useTexts(userTexts)
  const { network } = useCommonTexts().failures
  const [MailDialog, setDialog] = useState<Dialog>()
  const open = () =>
    import("./mail-dialog.tsx").then(
      (loaded) => setDialog(() => loaded.MailDialog),
      () => toast.error(network, { id: network }),
    )
  return (
    <>
      <RowAction label={chosen.mail} recordName={recordName} onClick={open} />
      {MailDialog && <MailDialog {...mail} onClose={() => setDialog(undefined)} />}
    </>
  )
}
