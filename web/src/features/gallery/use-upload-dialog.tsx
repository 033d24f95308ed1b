import { type ReactNode, useState } from "react"
import { toast } from "react-hot-toast/headless"
import { useCommonTexts, useTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { galleryTexts } from "./texts.ts"

type Dialog = typeof import("./upload-dialog.tsx").UploadDialog

/** A button that opens the dialog for several images, which is loaded then. It may be in a menu that closes. */
export function useUploadDialog(): { button: ReactNode; dialog: ReactNode } {
  const { uploadSeveral } = useTexts(galleryTexts)
  const { network } = useCommonTexts().failures
  const [UploadDialog, setDialog] = useState<Dialog>()
  const open = () =>
    import("./upload-dialog.tsx").then(
      (loaded) => setDialog(() => loaded.UploadDialog),
      () => toast.error(network, { id: network }),
    )
  return {
    button: (
      <Button aria-haspopup="dialog" onClick={open}>
        {uploadSeveral}
      </Button>
    ),
    dialog: UploadDialog && <UploadDialog onClose={() => setDialog(undefined)} />,
  }
}
