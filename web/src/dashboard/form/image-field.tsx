import { completeImageLink, isOwnImage, isSymbol } from "contract"
import { type ChangeEvent, type ComponentProps, useRef, useState } from "react"
import { useImageUpload } from "#api/file/upload-image.ts"
import { useSubmitBlocker } from "#dashboard/form/form-dialog.tsx"
import { ImageUpload } from "#dashboard/form/image-upload.tsx"
import { linkInput } from "#dashboard/form/link-field.tsx"
import { useTexts } from "#i18n/language.tsx"
import { imageTexts } from "#i18n/screens/images.ts"
import { isLink } from "#ui/button/is-link.ts"
import { classes } from "#ui/class-names.ts"
import { type FieldTexts, Frame, inputClass } from "#ui/form/fields.tsx"
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

/** An image by upload or by URL; both end with a URL in the field. Its input is folded until it is wanted. */
export function ImageField({ url, onUrlChange, label, hint, error, onChange, onBlur, ...input }: ImageFieldProps) {
  const upload = useImageUpload(onUrlChange)
  const texts = useTexts(imageTexts)
  const [isOpen, setOpen] = useState(false)
  const folded = useRef<HTMLDivElement>(null)
  useSubmitBlocker(upload.isRunning)
  const typed = completeImageLink(url.trim())
  const hasImage = isImage(typed) || isSymbol(typed)
  const isShown = isOpen || (typed !== "" && !hasImage)
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    // Typing replaces an upload that is still running.
    upload.stop()
    return onChange?.(event)
  }
  return (
    <Frame {...{ label, hint, error }} id={input.id} required={input.required}>
      {(controlProps) => (
        // Drag and drop is an addition; the button works for everyone.
        <div
          className="relative grid gap-3 rounded-card border border-line-strong border-dashed p-3"
          {...fileDrop(upload.start)}
        >
          <div className={classes("grid gap-3", hasImage && "sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]")}>
            {hasImage && <ImagePreview typed={typed} label={label} />}
            <div className="grid content-start gap-2">
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
              {!isShown && (
                <button
                  type="button"
                  aria-expanded={false}
                  className="min-h-9 justify-self-start font-semibold text-brand text-sm underline"
                  onClick={() => folded.current?.querySelector("input")?.focus()}
                >
                  {texts.useAddress}
                  <span className="sr-only">: {label}</span>
                </button>
              )}
            </div>
          </div>
          {/* Folded, it still takes the focus, from an error or a screen reader, and opens. */}
          <div ref={folded} className={isShown ? "grid gap-1.5" : "sr-only"}>
            <input
              {...input}
              {...controlProps}
              {...linkInput({ complete: completeImageLink, onChange: handleChange, onBlur })}
              onFocus={() => setOpen(true)}
              tabIndex={isShown ? undefined : -1}
              className={inputClass(error)}
            />
            {!hasImage && <p className="text-muted text-sm">{texts.invalid}</p>}
          </div>
        </div>
      )}
    </Frame>
  )
}

const isImage = (url: string) => isOwnImage(url) || isLink(url)

/** Previews the image at a URL in a box of fixed size, or says that it cannot be loaded. */
function ImagePreview({ typed, label }: { typed: string; label: string }) {
  const texts = useTexts(imageTexts)
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
