import { useId, useMemo, useRef, useState } from "react"
import Cropper, { type Area } from "react-easy-crop"
import { useControlTexts } from "#i18n/controls.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { Dialog } from "#ui/overlay/dialog.tsx"
import { cropSquare } from "./photo-reading.ts"
import { photoTexts } from "./photo-texts.ts"

type PhotoCropProps = { image: HTMLCanvasElement; onClose: () => void; onCropped: (jpeg: Blob | null) => void }

/** Selects the square part of a photo that becomes the profile photo; shown round, as everywhere. */
export function PhotoCrop({ image, onClose, onCropped }: PhotoCropProps) {
  const { texts, format } = useTextsAndFormat(photoTexts)
  const { cancel } = useControlTexts()
  // The content security policy allows data: URLs of images, but no blob: URLs.
  const url = useMemo(() => image.toDataURL("image/jpeg", 0.9), [image])
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const zoomId = useId()
  const { width, height } = image
  const isWide = width > height
  // The cropped square has at least 160 pixels a side, if the photo has.
  const maxZoom = Math.min(Math.max(1, Math.min(width, height) / 160), 4)
  const area = useRef<Area>(undefined)
  const [isBusy, setBusy] = useState(false)

  async function use() {
    if (!area.current) return
    setBusy(true)
    onCropped(await cropSquare(image, area.current))
  }
  return (
    <Dialog
      onClose={onClose}
      title={texts.cropTitle}
      description={texts.cropText}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="accent" busy={isBusy} onClick={use}>
            {texts.use}
          </Button>
        </>
      }
    >
      <div className="mx-auto grid max-w-80 gap-4">
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          objectFit={isWide ? "vertical-cover" : "horizontal-cover"}
          showGrid={false}
          zoomWithScroll={false}
          keyboardStep={16}
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
          cropperProps={{ role: "application", "aria-label": texts.area }}
        />
        <div className="grid gap-1.5">
          <label htmlFor={zoomId} className="font-semibold">
            {texts.zoom}
          </label>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            disabled={maxZoom === 1}
            aria-valuetext={texts.percent(format.number(Math.round(zoom * 100)))}
            onChange={({ target }) => setZoom(Number(target.value))}
            className="h-11 w-full accent-brand"
          />
        </div>
      </div>
    </Dialog>
  )
}
