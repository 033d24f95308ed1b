import { useEffect, useRef, useState } from "react"
import { useBlocker } from "react-router"
import { acceptedImages } from "#api/file/image-file.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { currentSession } from "#session/session.ts"
import { Button } from "#ui/button/button.tsx"
import { filesDrop, useFilesPicker } from "#ui/form/file-picker.tsx"
import { listen } from "#ui/listen.ts"
import { ConfirmDialog, Dialog } from "#ui/overlay/dialog.tsx"
import { showSuccess } from "#ui/overlay/show-toast.tsx"
import { UploadList, useTitleErrors } from "./upload-list.tsx"
import { uploadTexts } from "./upload-texts.ts"
import { useUploads } from "./use-uploads.ts"

const maxUploads = 50

/** Adds several images. Mount it only while it is open. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { texts, format } = useTextsAndFormat(uploadTexts)
  const [addedBefore, setAddedBefore] = useState(0)
  const [leftOut, setLeftOut] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const gallery = useUploads((count, failed) => {
    const added = addedBefore + count
    setAddedBefore(added)
    if (failed > 0) return
    if (added > 0) showSuccess({ text: texts.added(format.number(added)) })
    onClose()
  })
  const { uploads, isAdding } = gallery
  const titleErrors = useTitleErrors(uploads)
  const leave = useLeaveQuestion(uploads.length > 0, onClose)

  function choose(files: readonly File[]) {
    const room = Math.max(0, maxUploads - uploads.length)
    setLeftOut(Math.max(0, files.length - room))
    gallery.choose(files.slice(0, room))
  }
  const picker = useFilesPicker({ accept: acceptedImages, label: texts.choose, onFiles: choose })

  function addAll() {
    if (titleErrors.check()) return gallery.addAll()
    // After the fields have been marked.
    setTimeout(() => list.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus())
  }
  return (
    <>
      <Dialog
        isWide
        title={texts.title}
        description={texts.text}
        onClose={leave.askOrClose}
        footer={
          uploads.length > 0 && (
            <>
              <Button onClick={picker.open}>{texts.chooseMore}</Button>
              <Button kind="accent" busy={isAdding} onClick={addAll}>
                {texts.add(format.number(uploads.length))}
              </Button>
            </>
          )
        }
      >
        {/* Drag and drop is an addition; the button works for everyone. */}
        <div ref={list} className="grid min-h-64 content-start gap-4" {...filesDrop(choose)}>
          {picker.input}
          {uploads.length === 0 && (
            <div className="grid min-h-64 place-content-center justify-items-center gap-3 rounded-card border border-line-strong border-dashed p-4 text-center">
              <Button onClick={picker.open}>{texts.choose}</Button>
              <p className="text-muted text-sm">
                {texts.types} <span className="pointer-coarse:hidden">{texts.drop}</span>
              </p>
            </div>
          )}
          {leftOut > 0 && (
            <p role="alert" className="rounded-field bg-warning-soft px-4 py-2 text-sm">
              {texts.tooMany(format.number(maxUploads), format.number(leftOut))}
            </p>
          )}
          {uploads.length > 0 && <UploadList gallery={gallery} added={addedBefore} errorOf={titleErrors.of} />}
        </div>
      </Dialog>
      <ConfirmDialog
        open={leave.isAsking}
        onOpenChange={leave.stay}
        title={texts.leaveTitle}
        description={texts.leaveText(format.number(uploads.length))}
        confirmLabel={texts.leave}
        onConfirm={leave.confirm}
      />
    </>
  )
}

/** Asks before the dialog, the page or the site is left. */
function useLeaveQuestion(isNeeded: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false)
  // A session that ended leads to the login page without a question: nothing more can be added.
  const blocker = useBlocker(() => isNeeded && currentSession().user !== null)
  useEffect(() => {
    if (isNeeded) return listen({ beforeunload: (event) => event.preventDefault() })
  }, [isNeeded])
  return {
    isAsking: isAsking || blocker.state === "blocked",
    askOrClose: () => (isNeeded ? setAsking(true) : onClose()),
    stay: () => {
      setAsking(false)
      blocker.reset?.()
    },
    confirm: () => {
      onClose()
      blocker.proceed?.()
    },
  }
}
