import { useId, useMemo, useRef, useState } from "react"
import Cropper, { type Area } from "react-easy-crop"
import { useControlTexts } from "#i18n/controls.ts"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { classes } from "#ui/class-names.ts"
import { Dialog } from "#ui/dialog.tsx"
import { cutOut } from "./photo-reading.ts"
import { photoWords } from "./photo-words.ts"

/** Pixels that an arrow key moves the photo by. */
const keyboardStep = 16

/** A face is not made of a few pixels. */
const maxZoom = ({ width, height }: HTMLCanvasElement) => Math.min(Math.max(1, Math.min(width, height) / 160), 4)

type PhotoCropProps = {
  picture: HTMLCanvasElement
  onClose: () => void
  onCropped: (jpeg: Blob | null) => void
}

/** The part of a photo that is to be the face: a square, shown round as faces are everywhere. */
export function PhotoCrop({ picture, onClose, onCropped }: PhotoCropProps) {
  const words = useWords(photoWords)
  const texts = useControlTexts()
  // The content security policy allows data: addresses of images, but no blob: ones.
  const address = useMemo(() => picture.toDataURL("image/jpeg", 0.9), [picture])
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const isWide = picture.width > picture.height
  const area = useRef<Area>(undefined)
  const [isBusy, setBusy] = useState(false)

  async function use() {
    if (!area.current) return
    setBusy(true)
    onCropped(await cutOut(picture, area.current))
  }
  return (
    <Dialog
      open
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
      <div className="mx-auto grid max-w-80 gap-4">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom(picture)}
          aspect={1}
          objectFit={isWide ? "vertical-cover" : "horizontal-cover"}
          showGrid={false}
          zoomWithScroll={false}
          keyboardStep={keyboardStep}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => {
            area.current = pixels
          }}
          // Its own style element would be refused by the content security policy.
          disableAutomaticStylesInjection
          classes={{
            containerClassName:
              "relative flex aspect-square cursor-grab touch-none select-none items-center justify-center overflow-hidden rounded-card bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-2 active:cursor-grabbing",
            mediaClassName: classes("max-w-none", isWide ? "h-full w-auto" : "h-auto w-full"),
            cropAreaClassName:
              "-translate-1/2 absolute top-1/2 left-1/2 rounded-full shadow-[0_0_0_200px_var(--veil)] outline-none",
          }}
          cropperProps={{ role: "application", "aria-label": words.area }}
        />
        <ZoomRange zoom={zoom} max={maxZoom(picture)} onZoom={setZoom} />
      </div>
    </Dialog>
  )
}

function ZoomRange({ zoom, max, onZoom }: { zoom: number; max: number; onZoom: (zoom: number) => void }) {
  const words = useWords(photoWords)
  const { format } = useSpeech()
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {words.zoom}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={max}
        step={0.05}
        value={zoom}
        disabled={max === 1}
        aria-valuetext={words.percent(format.number(Math.round(zoom * 100)))}
        onChange={({ target }) => onZoom(Number(target.value))}
        className="h-11 w-full accent-brand"
      />
    </div>
  )
}
