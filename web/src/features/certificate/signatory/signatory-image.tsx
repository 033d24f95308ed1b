import { shrinkImage } from "#api/file/shrink-image.ts"
import { useImageUpload } from "#api/file/upload-image.ts"
import { ImageUpload } from "#dashboard/form/image-upload.tsx"
import { useTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { fileDrop } from "#ui/form/file-picker.tsx"
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
  const texts = useTexts(signatoryTexts)
  const start = async (file: File) => upload.start(await shrinkImage(file))
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
      <ImageUpload
        label={texts.image}
        upload={upload}
        onFile={start}
        choose={image ? texts.change : texts.choose}
        problem={upload.error ?? error}
        status={texts.imageText}
      >
        {image && <Button onClick={onRemove}>{texts.removeImage}</Button>}
      </ImageUpload>
    </fieldset>
  )
}
