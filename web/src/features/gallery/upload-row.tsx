import { useEffect, useRef } from "react"
import { readFailure } from "#api/failure.ts"
import { UploadProgress } from "#dashboard/form/image-upload.tsx"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { IconButton } from "#ui/button/button.tsx"
import { inputClass, ProblemText } from "#ui/form/fields.tsx"
import { CheckIcon, CloseIcon } from "#ui/image/icon.tsx"
import { uploadTexts } from "./upload-texts.ts"
import type { Upload } from "./use-uploads.ts"

type UploadRowProps = {
  upload: Upload
  /** The error of the title. */
  error: string | undefined
  onTitle: (title: string) => void
  onRetry: () => void
  onRemove: () => void
}

export function UploadRow({ upload, error, onTitle, onRetry, onRemove }: UploadRowProps) {
  const texts = useTexts(uploadTexts)
  const { id, name, title, phase } = upload
  const errorId = `upload-${id}-error`
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-line border-t py-3">
      <Preview upload={upload} />
      <div className="grid gap-1.5">
        <p className="wrap-anywhere line-clamp-1 text-muted text-sm" title={name}>
          {name}
        </p>
        <input
          value={title}
          aria-label={texts.titleOf(name)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          placeholder={texts.titlePlaceholder}
          autoComplete="off"
          readOnly={phase === "adding"}
          onChange={(event) => onTitle(event.target.value)}
          className={inputClass(error)}
        />
        {error && <ProblemText id={errorId}>{error}</ProblemText>}
        <Phase upload={upload} onRetry={onRetry} />
      </div>
      <IconButton label={texts.remove(name)} disabled={phase === "adding"} data-remove="" onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </li>
  )
}

function Phase({ upload, onRetry }: Pick<UploadRowProps, "upload" | "onRetry">) {
  const i18n = useI18n()
  const texts = useTexts(uploadTexts)
  const { name, phase, share, failure } = upload
  if (phase === "failed") {
    return (
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        <ProblemText className="min-w-0">{readFailure(failure, i18n).message}</ProblemText>
        <button
          type="button"
          onClick={onRetry}
          className="min-h-11 rounded-field px-2 font-semibold text-brand hover:bg-sunken"
        >
          {texts.tryAgain}
          <span className="sr-only"> {name}</span>
        </button>
      </div>
    )
  }
  if (phase === "uploading") return <UploadProgress share={share} />
  return (
    <p className="flex items-center gap-1.5 text-muted text-sm">
      {phase === "uploaded" && <CheckIcon className="text-brand" />}
      {texts[phase]}
    </p>
  )
}

const side = 128

/** Decoded only from the start of its upload: thirty photos at once would be too much for a phone. */
function Preview({ upload: { image, phase } }: Pick<UploadRowProps, "upload">) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isDecoded = phase !== "waiting"
  useEffect(() => {
    if (!isDecoded || typeof createImageBitmap === "undefined") return
    // A file that is no image keeps the empty box; its row shows the error.
    createImageBitmap(image).then(
      (bitmap) => drawSquare(canvas.current, bitmap),
      () => {},
    )
  }, [image, isDecoded])
  return (
    <canvas ref={canvas} width={side} height={side} className="size-16 rounded-field border border-line bg-sunken" />
  )
}

/** The middle of the image. */
function drawSquare(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap) {
  const { width, height } = bitmap
  const shorter = Math.min(width, height)
  const from = { x: (width - shorter) / 2, y: (height - shorter) / 2 }
  canvas?.getContext("2d")?.drawImage(bitmap, from.x, from.y, shorter, shorter, 0, 0, side, side)
  bitmap.close()
}
