import type { Gallery } from "contract"
import { type Ref, useEffect, useEffectEvent } from "react"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { LeftIcon, RightIcon } from "#ui/icon.tsx"
import { ImageWithFallback } from "#ui/image-with-fallback.tsx"
import { useLangOf } from "#ui/in-bengali.tsx"
import { listen } from "#ui/listen.ts"
import { Modal, type ModalHandle } from "#ui/modal.tsx"
import { gallerySite } from "./site.ts"

export type GalleryImage = Pick<Gallery, "_id" | "image" | "title">

type LargeImageProps = {
  ref: Ref<ModalHandle>
  images: GalleryImage[]
  /** Null while no image is shown. */
  index: number | null
  onStep: (index: number | null) => void
}

export function LargeImage({ ref, images, index, onStep }: LargeImageProps) {
  const { texts, format } = useTextsAndFormat(gallerySite)
  const langOf = useLangOf()
  const isOpen = index !== null
  const shown = isOpen ? images[index] : undefined
  const count = images.length
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
    <Modal
      ref={ref}
      title={shown?.title ?? ""}
      titleLang={langOf(shown?.title ?? "")}
      isWide
      onClose={() => onStep(null)}
    >
      {shown && (
        <>
          <ImageWithFallback
            key={shown._id}
            src={shown.image}
            alt={shown.title}
            lang={langOf(shown.title)}
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
              <span lang={langOf(shown.title)} className="sr-only">
                {shown.title},{" "}
              </span>
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
