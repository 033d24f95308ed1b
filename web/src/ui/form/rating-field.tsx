import { type PointerEvent, useState } from "react"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { ratingTexts } from "#i18n/screens/rating.ts"
import { type FieldTexts, Frame } from "#ui/form/fields.tsx"

type RatingFieldProps = FieldTexts & { value: number; onChange: (rating: number) => void; disabled?: boolean }

/** A transparent range input over the stars. Its thumb is half a star wide, so that a press selects the half star under it. */
export function RatingField({ label, hint, error, value, onChange, disabled = false }: RatingFieldProps) {
  const { texts, format } = useTextsAndFormat(ratingTexts)
  const [hovered, setHovered] = useState<number>()
  const shown = disabled ? value : (hovered ?? value)

  const showHovered = ({ currentTarget, clientX, pointerType, buttons }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    // Touch has no hover; during a press the value itself changes.
    setHovered(pointerType === "mouse" && buttons === 0 ? ratingAt((clientX - left) / width) : undefined)
  }
  const clearHovered = () => setHovered(undefined)
  return (
    <Frame {...{ label, hint, error }}>
      {(controlProps) => (
        // Left to right in every language, like the drawing of the stars.
        <div dir="ltr" className="flex flex-wrap items-center gap-x-2">
          <div className="relative h-11 w-55 rounded-field has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2">
            <span aria-hidden="true" data-halves={shown * 2} className="stars is-large" />
            <input
              {...controlProps}
              type="range"
              min={0.5}
              max={5}
              step={0.5}
              value={value}
              disabled={disabled}
              aria-valuetext={texts.stars(format.number(value))}
              onChange={({ target }) => onChange(Number(target.value))}
              onPointerMove={showHovered}
              onPointerDown={clearHovered}
              onPointerLeave={clearHovered}
              className="rating-range absolute inset-0"
            />
          </div>
          <output htmlFor={controlProps.id} aria-hidden="true" className="tabular text-lg">
            {texts.short(format.number(shown))}
          </output>
        </div>
      )}
    </Frame>
  )
}

/** The rating at a position between the left end (0) and the right end (1) of the five stars. */
export function ratingAt(share: number): number {
  const half = Math.floor(share * 10) + 1
  return Math.min(Math.max(half, 1), 10) / 2
}
