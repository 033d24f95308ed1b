import { useState } from "react"
import { acceptedImages } from "#api/image-file.ts"
import type { useImageUpload } from "#api/upload-image.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { Avatar } from "#ui/avatar.tsx"
import { Button } from "#ui/button.tsx"
import { useFilePicker } from "#ui/file-picker.tsx"
import { WarningIcon } from "#ui/icon.tsx"
import { Progress } from "#ui/progress.tsx"
import { PhotoCrop } from "./photo-crop.tsx"
import { maxMegabytes, type Reading, readImage } from "./photo-reading.ts"
import { photoTexts } from "./photo-texts.ts"

type PhotoFieldProps = {
  photo: string
  savedPhoto: string
  error?: string | undefined
  upload: ReturnType<typeof useImageUpload>
  onRemove: () => void
}

/** The profile photo: selected, cropped to a square, uploaded, and saved with the rest of the profile. */
export function PhotoField({ photo, savedPhoto, error, upload, onRemove }: PhotoFieldProps) {
  const { texts, language, format } = useTextsAndFormat(photoTexts)
  const [selected, setSelected] = useState<Reading>({})
  const [isReading, setReading] = useState(false)
  const file = useFilePicker({ accept: acceptedImages, label: texts.photo, onFile: choose })
  const { isRunning, share } = upload
  const refusal = selected.isTooLarge
    ? texts.tooLarge(format.number(maxMegabytes))
    : selected.refusal && translate({ code: selected.refusal }, language)
  const problem = refusal ?? upload.error ?? error

  // No race: the button is disabled while a file is read.
  async function choose(file: File) {
    setSelected({})
    setReading(true)
    setSelected(await readImage(file))
    setReading(false)
  }

  function takeCropped(jpeg: Blob | null) {
    setSelected(jpeg ? {} : { refusal: "imageBroken" })
    if (jpeg) void upload.start(jpeg)
  }
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-5">
      <legend className="sr-only">{texts.photo}</legend>
      <Avatar photo={photo} className="size-24" />
      <div className="grid min-w-0 flex-1 basis-40 gap-2">
        <span aria-hidden="true" className="font-semibold">
          {texts.photo}
        </span>
        {file.input}
        <div className="flex flex-wrap gap-2">
          {/* One button in all states, so that it keeps the focus. */}
          <Button busy={isReading} onClick={() => (isRunning ? upload.stop() : file.open())}>
            {isRunning ? texts.cancel : photo ? texts.change : texts.choose}
          </Button>
          {photo && !isRunning && <Button onClick={onRemove}>{texts.remove}</Button>}
        </div>
        {isRunning ? (
          <Progress
            label={texts.uploading}
            share={share}
            text={share === undefined ? undefined : texts.percent(format.number(Math.round(share * 100)))}
          />
        ) : (
          <p role="status" className="flex items-start gap-1.5 text-muted text-sm">
            {problem ? (
              <span className="flex items-start gap-1.5 text-danger">
                <WarningIcon className="mt-px" />
                {problem}
              </span>
            ) : photo !== savedPhoto ? (
              texts.unsaved
            ) : (
              texts.types
            )}
          </p>
        )}
      </div>
      {selected.image && <PhotoCrop image={selected.image} onClose={() => setSelected({})} onCropped={takeCropped} />}
    </fieldset>
  )
}
