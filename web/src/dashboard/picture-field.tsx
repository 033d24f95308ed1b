import { isOwnImage } from "contract"
import { type ComponentProps, useState } from "react"
import { acceptedImages } from "#api/image-file.ts"
import { usePictureUpload } from "#api/upload-image.ts"
import { useSubmitBlocker } from "#dashboard/form-dialog.tsx"
import { useWords, useWordsAndFormat } from "#i18n/language.tsx"
import { pictureWords } from "#i18n/screens/pictures.ts"
import { Button } from "#ui/button.tsx"
import { classes } from "#ui/class-names.ts"
import { type Described, TextField } from "#ui/fields.tsx"
import { fileDrop, useFilePicker } from "#ui/file-picker.tsx"
import { WarningIcon } from "#ui/icon.tsx"
import { isLink } from "#ui/is-link.ts"
import { Progress } from "#ui/progress.tsx"
import { useDebounced } from "#ui/use-debounced.ts"

type PictureFieldProps = Omit<ComponentProps<"input">, "value"> &
  Described & {
    /** What stands in the field at this moment. */
    url: string
    /** Puts an uploaded picture's address into the field. */
    onUrlChange: (url: string) => void
  }

/** A picture by its address or by upload: either way an address stands in the field in the end. */
export function PictureField({ url, onUrlChange, label, onChange, ...input }: PictureFieldProps) {
  const upload = usePictureUpload(onUrlChange)
  const { isRunning, share, error } = upload
  const { words, format } = useWordsAndFormat(pictureWords)
  const file = useFilePicker({ accept: acceptedImages, onFile: upload.start })
  useSubmitBlocker(isRunning)
  return (
    // Dropping is one way more; the button is for everybody.
    <div className="grid gap-3" {...fileDrop(upload.start)}>
      <TextField
        {...input}
        label={label}
        type="url"
        inputMode="url"
        autoComplete="off"
        onChange={(event) => {
          // What is typed is newer than what is still on its way.
          upload.stop()
          return onChange?.(event)
        }}
      />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:items-start">
        <PicturePreview url={url} label={label} />
        <div className="grid content-start justify-items-start gap-3">
          {file.input}
          {/* One button in both states, so that the keyboard stays where it is. */}
          <Button onClick={() => (isRunning ? upload.stop() : file.open())}>
            {isRunning ? words.cancel : words.upload}
            <span className="sr-only">: {label}</span>
          </Button>
          {isRunning ? (
            <Progress
              label={words.uploading}
              share={share}
              text={share === undefined ? undefined : words.percent(format.number(Math.round(share * 100)))}
              className="w-full"
            />
          ) : (
            <p className="text-muted text-sm">
              {words.types} <span className="pointer-coarse:hidden">{words.drop}</span>
            </p>
          )}
          <p role="status" className="flex items-start gap-1.5 text-danger text-sm">
            {error && (
              <>
                <WarningIcon className="mt-px" />
                {error}
              </>
            )}
            {upload.isDone && <span className="sr-only">{words.uploaded}</span>}
          </p>
        </div>
      </div>
    </div>
  )
}

const isImage = (url: string) => isOwnImage(url) || isLink(url)

/** The picture at an address, in a box that keeps its size; without one, or when it does not load, the box says so. */
function PicturePreview({ url, label }: { url: string; label: string }) {
  const words = useWords(pictureWords)
  const typed = url.trim()
  const settled = useDebounced(typed, 300)
  const [outcome, setOutcome] = useState<{ of: string; isThere: boolean }>()
  const isAsked = isImage(settled) && settled === typed
  const known = isAsked && outcome?.of === settled ? outcome : undefined
  const isComing = isImage(typed) && !known
  return (
    <div className="relative grid h-40 place-items-center overflow-hidden rounded-card border border-line bg-sunken">
      {!known?.isThere && (
        <p className={classes("p-4 text-center text-muted text-sm", isComing && "animate-glow")}>
          {isComing ? words.loading : words.invalid}
        </p>
      )}
      {isAsked && (
        <img
          // Each address has an element of its own: what a slow one answers late is heard by nobody.
          key={settled}
          src={settled}
          alt={words.preview(label)}
          referrerPolicy="no-referrer"
          onLoad={() => setOutcome({ of: settled, isThere: true })}
          onError={() => setOutcome({ of: settled, isThere: false })}
          className={classes("absolute inset-0 size-full object-contain", !known?.isThere && "invisible")}
        />
      )}
    </div>
  )
}
