import { type PointerEvent, useState } from "react"
import { useWordsAndFormat } from "#i18n/language.tsx"
import { ratingWords } from "#i18n/screens/rating.ts"
import { type Described, Frame } from "#ui/fields.tsx"

type RatingFieldProps = Described & {
  value: number
  onChange: (rating: number) => void
  disabled?: boolean
}

/** A range input, unseen over the stars. Its thumb is half a star wide, so that a press means the half under it. */
export function RatingField({ label, hint, error, value, onChange, disabled = false }: RatingFieldProps) {
  const { words, format } = useWordsAndFormat(ratingWords)
  const [pointed, setPointed] = useState<number>()
  const shown = disabled ? value : (pointed ?? value)

  const follow = ({ currentTarget, clientX, pointerType, buttons }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    // A finger does not hover; while something is pressed the value itself follows.
    setPointed(pointerType === "mouse" && buttons === 0 ? halfAt((clientX - left) / width) : undefined)
  }
  const forget = () => setPointed(undefined)
  return (
    <Frame {...{ label, hint, error }}>
      {(ties) => (
        // From left to right in every language, as the stars are drawn.
        <div dir="ltr" className="flex flex-wrap items-center gap-x-2">
          <div className="relative h-11 w-55 rounded-field has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2">
            <span aria-hidden="true" data-halves={shown * 2} className="stars is-large" />
            <input
              {...ties}
              type="range"
              min={0.5}
              max={5}
              step={0.5}
              value={value}
              disabled={disabled}
              aria-valuetext={words.stars(format.number(value))}
              onChange={({ target }) => onChange(Number(target.value))}
              onPointerMove={follow}
              onPointerDown={forget}
              onPointerLeave={forget}
              className="rating-range absolute inset-0"
            />
          </div>
          <output htmlFor={ties.id} aria-hidden="true" className="tabular text-lg">
            {words.short(format.number(shown))}
          </output>
        </div>
      )}
    </Frame>
  )
}

/** The rating under the pointer, from where it is between the left end (0) and the right one (1) of five stars. */
export function halfAt(share: number): number {
  const half = Math.floor(share * 10) + 1
  return Math.min(Math.max(half, 1), 10) / 2
}
