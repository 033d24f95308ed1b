import { completeImageLink, isOwnImage, isSymbol } from "contract"
import { type ComponentProps, useState } from "react"
import { useImageUpload } from "#api/file/upload-image.ts"
import { useSubmitBlocker } from "#dashboard/form/form-dialog.tsx"
import { ImageUpload } from "#dashboard/form/image-upload.tsx"
import { LinkField } from "#dashboard/form/link-field.tsx"
import { useTexts } from "#i18n/language.tsx"
import { imageTexts } from "#i18n/screens/images.ts"
import { isLink } from "#ui/button/is-link.ts"
import { classes } from "#ui/class-names.ts"
import type { FieldTexts } from "#ui/form/fields.tsx"
import { fileDrop } from "#ui/form/file-picker.tsx"
import { SpriteSymbol } from "#ui/image/sprite-symbol.tsx"
import { useDebounced } from "#ui/use-debounced.ts"

type ImageFieldProps = ComponentProps<"input"> &
  FieldTexts & {
    /** The field's current value. */
    url: string
    /** Sets the field to the URL of an uploaded image. */
    onUrlChange: (url: string) => void
  }

/** An image by URL or by upload; both end with a URL in the field. */
export function ImageField({ url, onUrlChange, label, onChange, ...input }: ImageFieldProps) {
  const upload = useImageUpload(onUrlChange)
  const texts = useTexts(imageTexts)
  useSubmitBlocker(upload.isRunning)
  return (
    // Drag and drop is an addition; the button works for everyone.
    <div className="grid gap-3" {...fileDrop(upload.start)}>
      <LinkField
        {...input}
        complete={completeImageLink}
        label={label}
        onChange={(event) => {
          // Typing replaces an upload that is still running.
          upload.stop()
          return onChange?.(event)
        }}
      />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:items-start">
        <ImagePreview url={url} label={label} />
        <div className="grid content-start gap-3">
          <ImageUpload
            upload={upload}
            onFile={upload.start}
            choose={texts.upload}
            of={label}
            problem={upload.error}
            status={upload.isDone && <span className="sr-only">{texts.uploaded}</span>}
          />
          {!upload.isRunning && (
            <p className="text-muted text-sm">
              {texts.types} <span className="pointer-coarse:hidden">{texts.drop}</span>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

const isImage = (url: string) => isOwnImage(url) || isLink(url)

/** Previews the image at a URL in a box of fixed size, or says that there is none or that it cannot be loaded. */
function ImagePreview({ url, label }: { url: string; label: string }) {
  const texts = useTexts(imageTexts)
  const typed = completeImageLink(url.trim())
  const debounced = useDebounced(typed, 300)
  const [outcome, setOutcome] = useState<{ url: string; isLoaded: boolean }>()
  const isRequested = isImage(debounced) && debounced === typed
  const known = isRequested && outcome?.url === debounced ? outcome : undefined
  const isLoading = isImage(typed) && !known
  return (
    <div className="relative grid h-40 place-items-center overflow-hidden rounded-card border border-line bg-sunken">
      {!known?.isLoaded && !isSymbol(typed) && (
        <p className={classes("p-4 text-center text-muted text-sm", isLoading && "animate-glow")}>
          {isLoading ? texts.loading : texts.invalid}
        </p>
      )}
      {isSymbol(typed) && <SpriteSymbol href={typed} className="size-24 text-brand" />}
      {isRequested && (
        <img
          // A new element per URL, so that late events of a slow previous image are ignored.
          key={debounced}
          src={debounced}
          alt={texts.preview(label)}
          referrerPolicy="no-referrer"
          onLoad={() => setOutcome({ url: debounced, isLoaded: true })}
          onError={() => setOutcome({ url: debounced, isLoaded: false })}
          className={classes("absolute inset-0 size-full object-contain", !known?.isLoaded && "invisible")}
        />
      )}
    </div>
  )
}
