import type { ReactNode } from "react"
import { acceptedImages } from "#api/file/image-file.ts"
import type { useImageUpload } from "#api/file/upload-image.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { imageTexts } from "#i18n/screens/images.ts"
import { Button } from "#ui/button/button.tsx"
import { Progress } from "#ui/display/progress.tsx"
import { ProblemText } from "#ui/form/fields.tsx"
import { useFilePicker } from "#ui/form/file-picker.tsx"

type ImageUploadProps = {
  upload: ReturnType<typeof useImageUpload>
  onFile: (file: File) => void
  /** Of the button, while nothing is uploaded. */
  choose: ReactNode
  isReading?: boolean
  /** Of the hidden input. */
  label?: string
  /** What the image is, after the button's text, unless a fieldset says it. */
  of?: string
  problem: string | undefined
  /** Announced unless there is a problem. */
  status: ReactNode
  /** Beside the button while nothing is uploaded. */
  children?: ReactNode
}

/** The parts of an image field: the button to choose or to cancel, the progress, and how it ended. The parent places them. */
export function ImageUpload({
  upload,
  onFile,
  choose,
  isReading = false,
  label,
  of,
  problem,
  status,
  children,
}: ImageUploadProps) {
  const texts = useTexts(imageTexts)
  const { isRunning, share } = upload
  const file = useFilePicker({ accept: acceptedImages, ...(label && { label }), onFile })
  return (
    <>
      {file.input}
      <div className="flex flex-wrap gap-2">
        {/* One button in all states, so that it keeps the focus. */}
        <Button busy={isReading} onClick={() => (isRunning ? upload.stop() : file.open())}>
          {isRunning ? texts.cancel : choose}
          {of && <span className="sr-only">: {of}</span>}
        </Button>
        {!isRunning && children}
      </div>
      {isRunning && <UploadProgress share={share} />}
      <div role="status" className="text-muted text-sm empty:hidden">
        {!isRunning && (problem ? <ProblemText>{problem}</ProblemText> : status)}
      </div>
    </>
  )
}

export function UploadProgress({ share }: { share: number | undefined }) {
  const { texts, format } = useTextsAndFormat(imageTexts)
  const text = share === undefined ? undefined : texts.percent(format.number(Math.round(share * 100)))
  return <Progress label={texts.uploading} share={share} text={text} />
}
