import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { useControlTexts } from "#i18n/controls.ts"
import { useSpeech } from "#i18n/language.tsx"
import { useWords } from "#i18n/words.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { type Crop, mostZoom, moved, wholeMiddle, zoomed } from "./crop-square.ts"
import { drawSquare, jpegOf } from "./draw-square.ts"
import { photoWords } from "./photo-words.ts"
import { useDrag } from "./use-drag.ts"

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
}

type PhotoCropProps = { picture: ImageBitmap | null; onClose: () => void; onCropped: (jpeg: Blob | null) => void }

/** The part of a photo that is to be the face: a square, shown round as faces are everywhere. */
export function PhotoCrop({ picture, onClose, onCropped }: PhotoCropProps) {
  const words = useWords(photoWords)
  const texts = useControlTexts()
  const [crop, setCrop] = useState(wholeMiddle)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    setCrop(wholeMiddle)
    return () => picture?.close()
  }, [picture])

  async function use() {
    if (!picture) return
    setBusy(true)
    const jpeg = await jpegOf(picture, crop)
    setBusy(false)
    onCropped(jpeg)
  }
  return (
    <Dialog
      open={picture !== null}
      onOpenChange={onClose}
      title={words.cropTitle}
      description={words.cropText}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="accent" busy={isBusy} onClick={use}>
            {words.use}
          </Button>
        </>
      }
    >
      {picture && (
        <div className="mx-auto grid max-w-80 gap-4">
          <CropArea picture={picture} crop={crop} onChange={setCrop} />
          <ZoomRange picture={picture} crop={crop} onChange={setCrop} />
        </div>
      )}
    </Dialog>
  )
}

type CropProps = { picture: ImageBitmap; crop: Crop; onChange: (change: (crop: Crop) => Crop) => void }

function CropArea({ picture, crop, onChange }: CropProps) {
  const words = useWords(photoWords)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop)
  }, [picture, crop])
  // The photo follows the finger, so the square goes the other way.
  const drag = useDrag({
    onMove: (right, down) => onChange((crop) => moved(crop, picture, -right, -down)),
    onPinch: (factor) => onChange((crop) => zoomed(crop, picture, crop.zoom * factor)),
  })
  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onChange((crop) => moved(crop, picture, ...step))
  }
  return (
    <div
      {...drag}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the arrow keys
      tabIndex={0}
      role="application"
      aria-label={words.area}
      onKeyDown={onKeyDown}
      className="relative aspect-square cursor-grab touch-none select-none overflow-hidden rounded-card bg-sunken active:cursor-grabbing"
    >
      <canvas ref={canvas} className="size-full" />
      <div className="pointer-events-none absolute inset-0 rounded-full outline-200 outline-veil" />
    </div>
  )
}

function ZoomRange({ picture, crop, onChange }: CropProps) {
  const words = useWords(photoWords)
  const { format } = useSpeech()
  const id = useId()
  const most = mostZoom(picture)
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {words.zoom}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={most}
        step={0.05}
        value={crop.zoom}
        disabled={most === 1}
        aria-valuetext={words.percent(format.number(Math.round(crop.zoom * 100)))}
        onChange={({ target }) => onChange((crop) => zoomed(crop, picture, Number(target.value)))}
        className="h-11 w-full accent-brand"
      />
    </div>
  )
}
