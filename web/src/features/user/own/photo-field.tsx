import { useState } from "react"
import type { useImageUpload } from "#api/file/upload-image.ts"
import { ImageUpload } from "#dashboard/form/image-upload.tsx"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { Button } from "#ui/button/button.tsx"
import { Avatar } from "#ui/image/avatar.tsx"
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
  const refusal = selected.isTooLarge
    ? texts.tooLarge(format.number(maxMegabytes))
    : selected.refusal && translate({ code: selected.refusal }, language)

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
        <ImageUpload
          upload={upload}
          onFile={choose}
          choose={photo ? texts.change : texts.choose}
          isReading={isReading}
          label={texts.photo}
          problem={refusal ?? upload.error ?? error}
          status={photo !== savedPhoto ? texts.unsaved : texts.types}
        >
          {photo && <Button onClick={onRemove}>{texts.remove}</Button>}
        </ImageUpload>
      </div>
      {selected.image && <PhotoCrop image={selected.image} onClose={() => setSelected({})} onCropped={takeCropped} />}
    </fieldset>
  )
}
