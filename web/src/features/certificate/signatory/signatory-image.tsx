import { acceptedImages } from "#api/image-file.ts"
import { shrinkImage } from "#api/shrink-image.ts"
import { useImageUpload } from "#api/upload-image.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { classes } from "#ui/class-names.ts"
import { fileDrop, useFilePicker } from "#ui/file-picker.tsx"
import { WarningIcon } from "#ui/icon.tsx"
import { Progress } from "#ui/progress.tsx"
import { signatoryTexts } from "./signatory-texts.ts"

/** Always to our own server, because it draws the image. */
export const useSignatureUpload = (onDone: (url: string) => void) => useImageUpload(onDone, "")

type SignatoryImageProps = {
  image: string
  error: string | undefined
  upload: ReturnType<typeof useSignatureUpload>
  onRemove: () => void
}

/** The image of the signature: uploaded at once, saved with the rest of the form. */
export function SignatoryImage({ image, error, upload, onRemove }: SignatoryImageProps) {
  const { texts, format } = useTextsAndFormat(signatoryTexts)
  const { isRunning, share } = upload
  const start = async (file: File) => upload.start(await shrinkImage(file))
  const file = useFilePicker({ accept: acceptedImages, label: texts.image, onFile: start })
  const problem = upload.error ?? error
  return (
    <fieldset className="grid min-w-0 gap-3" {...fileDrop(start)}>
      <legend className="mb-1.5 font-semibold">{texts.image}</legend>
      {/* Ink is on white in both themes, as on the certificate. */}
      <div
        className={classes(
          "relative grid h-28 place-items-center rounded-field border border-line",
          image ? "bg-[#fff]" : "bg-sunken",
        )}
      >
        {image ? (
          <img src={image} alt={texts.imageOf} className="absolute inset-0 size-full object-contain p-3" />
        ) : (
          <span className="p-3 text-center text-muted text-sm">{texts.noImage}</span>
        )}
      </div>
      {file.input}
      <div className="flex flex-wrap gap-2">
        {/* One button in all states, so that it keeps the focus. */}
        <Button onClick={() => (isRunning ? upload.stop() : file.open())}>
          {isRunning ? texts.cancel : image ? texts.change : texts.choose}
        </Button>
        {image && !isRunning && <Button onClick={onRemove}>{texts.removeImage}</Button>}
      </div>
      {isRunning && (
        <Progress
          label={texts.uploading}
          share={share}
          text={share === undefined ? undefined : texts.percent(format.number(Math.round(share * 100)))}
        />
      )}
      <p role="status" className="flex items-start gap-1.5 text-muted text-sm">
        {problem ? (
          <span className="flex items-start gap-1.5 text-danger">
            <WarningIcon className="mt-px" />
            {problem}
          </span>
        ) : (
          texts.imageText
        )}
      </p>
    </fieldset>
  )
}
