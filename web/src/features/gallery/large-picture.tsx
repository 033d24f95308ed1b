import type { Gallery } from "contract"
import { type Ref, useEffect, useEffectEvent } from "react"
import { useWordsAndFormat } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { LeftIcon, RightIcon } from "#ui/icon.tsx"
import { listen } from "#ui/listen.ts"
import { Modal, type ModalHandle } from "#ui/modal.tsx"
import { Picture } from "#ui/picture.tsx"
import { gallerySite } from "./site.ts"

export type GalleryPicture = Pick<Gallery, "_id" | "image" | "title">

type LargePictureProps = {
  ref: Ref<ModalHandle>
  pictures: GalleryPicture[]
  /** Null while no picture is shown. */
  index: number | null
  onStep: (index: number | null) => void
}

export function LargePicture({ ref, pictures, index, onStep }: LargePictureProps) {
  const { words: texts, format } = useWordsAndFormat(gallerySite)
  const isOpen = index !== null
  const picture = isOpen ? pictures[index] : undefined
  const count = pictures.length
  const step = (offset: number) => isOpen && onStep((index + offset + count) % count)

  const stepByArrow = useEffectEvent((event: KeyboardEvent) => {
    // Alt and an arrow mean back or forward in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === "ArrowLeft") step(-1)
    if (event.key === "ArrowRight") step(1)
  })
  useEffect(() => {
    if (isOpen) return listen({ keydown: (event) => stepByArrow(event) })
  }, [isOpen])

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
            className="h-auto max-h-[min(66dvh,42rem)] w-full rounded-field object-contain"
          />
          <div className="flex items-center justify-between gap-4">
            <Button onClick={() => step(-1)}>
              <LeftIcon />
              <span className="sr-only sm:not-sr-only">{texts.previous}</span>
            </Button>
            <p aria-live="polite" className="text-muted">
              <span className="sr-only">{picture.title}, </span>
              {format.number((index ?? 0) + 1)} / {format.number(count)}
            </p>
            <Button onClick={() => step(1)}>
              <span className="sr-only sm:not-sr-only">{texts.next}</span>
              <RightIcon />
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
