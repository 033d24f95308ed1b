import type { Gallery } from "contract"
import { useEffect, useEffectEvent } from "react"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { LeftIcon, RightIcon } from "#ui/image/icon.tsx"
import { ImageWithFallback } from "#ui/image/image-with-fallback.tsx"
import { listen } from "#ui/listen.ts"
import { useLangOf } from "#ui/text/in-bengali.tsx"
import { gallerySite } from "./site.ts"

export type GalleryImage = Pick<Gallery, "_id" | "image" | "title">

export function LargeImage({ image: { image, title } }: { image: GalleryImage }) {
  const langOf = useLangOf()
  return (
    <ImageWithFallback
      src={image}
      alt={title}
      lang={langOf(title)}
      width={960}
      height={720}
      loading="eager"
      className="h-auto max-h-[min(66dvh,42rem)] w-full rounded-field object-contain"
    />
  )
}

type ImageStepsProps = {
  images: readonly GalleryImage[]
  shown: GalleryImage
  onStep: (image: GalleryImage) => void
}

/** The previous and the next image, by buttons and by arrow keys, below the image in its dialog. */
export function ImageSteps({ images, shown, onStep }: ImageStepsProps) {
  const { texts, format } = useTextsAndFormat(gallerySite)
  const langOf = useLangOf()
  const index = images.findIndex(({ _id }) => _id === shown._id)
  const count = images.length
  function step(offset: number) {
    const next = images[(index + offset + count) % count]
    if (next) onStep(next)
  }

  const stepByArrow = useEffectEvent((event: KeyboardEvent) => {
    // Alt and an arrow mean back or forward in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    // A key that is held down: browsers allow 100 changes of the URL in half a minute.
    if (event.repeat) return
    if (event.key === "ArrowLeft") step(-1)
    if (event.key === "ArrowRight") step(1)
  })
  useEffect(() => listen({ keydown: (event) => stepByArrow(event) }), [])

  return (
    <div className="flex items-center justify-between gap-4">
      <Button onClick={() => step(-1)}>
        <LeftIcon />
        <span className="sr-only sm:not-sr-only">{texts.previous}</span>
      </Button>
      <p aria-live="polite" className="text-muted">
        <span lang={langOf(shown.title)} className="sr-only">
          {shown.title},{" "}
        </span>
        {format.number(index + 1)} / {format.number(count)}
      </p>
      <Button onClick={() => step(1)}>
        <span className="sr-only sm:not-sr-only">{texts.next}</span>
        <RightIcon />
      </Button>
    </div>
  )
}
