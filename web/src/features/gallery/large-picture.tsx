import { type Ref, useEffect } from "react"
import { useSpeech } from "#i18n/language.tsx"
import type { GalleryContent } from "#site/en/gallery.ts"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"
import { Modal, type ModalHandle } from "#ui/modal.tsx"
import { Picture } from "#ui/picture.tsx"
import type { GalleryPicture } from "./gallery-loader.ts"

type LargePictureProps = {
  ref: Ref<ModalHandle>
  pictures: GalleryPicture[]
  /** Null while nothing is shown. */
  place: number | null
  onStep: (place: number | null) => void
  texts: GalleryContent
}

export function LargePicture({ ref, pictures, place, onStep, texts }: LargePictureProps) {
  const { format } = useSpeech()
  const picture = place === null ? undefined : pictures[place]
  const count = pictures.length
  const step = (by: number) => place !== null && onStep((place + by + count) % count)

  useEffect(() => {
    if (place === null) return
    const byArrow = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") onStep((place - 1 + count) % count)
      if (key === "ArrowRight") onStep((place + 1) % count)
    }
    addEventListener("keydown", byArrow)
    return () => removeEventListener("keydown", byArrow)
  }, [place, count, onStep])

  return (
    <Modal ref={ref} title={picture?.title ?? ""} isWide onClose={() => onStep(null)}>
      {picture && (
        <>
          <Picture
            key={picture._id}
            src={picture.image}
            alt={picture.title}
            width={960}
            height={720}
            loading="eager"
            className="h-[min(66dvh,42rem)] w-full rounded-field bg-sunken object-contain"
          />
          <div className="flex items-center justify-between gap-4">
            <Button onClick={() => step(-1)}>
              <Icon shape={shapes.left} />
              {texts.previous}
            </Button>
            <p aria-live="polite" className="tabular text-muted">
              <span className="sr-only">{picture.title}, </span>
              {format.number((place ?? 0) + 1)} / {format.number(count)}
            </p>
            <Button onClick={() => step(1)}>
              {texts.next}
              <Icon shape={shapes.right} />
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
