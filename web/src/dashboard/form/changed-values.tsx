import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { classes } from "#ui/class-names.ts"

const maxInlineLength = 100

type ChangedValuesProps = { before: string; now: string; beforeText: string; nowText: string }

/** A field's value before and after a change. Of long texts, the part that differs. */
export function ChangedValues({ before, now, beforeText, nowText }: ChangedValuesProps) {
  const { empty } = useTexts(recordTexts)
  const from = firstDifference(before, now)
  // A clamped text begins on a line of its own.
  const clamp = Math.max(before.length, now.length) > maxInlineLength && "line-clamp-3"
  return (
    <>
      <span>
        {beforeText}: {before ? <del className={classes(clamp)}>{excerpt(before, from)}</del> : empty}
      </span>
      <span>
        {nowText}: <ins className={classes("font-semibold no-underline", clamp)}>{excerpt(now, from) || empty}</ins>
      </span>
    </>
  )
}

function firstDifference(one: string, other: string): number {
  let index = 0
  while (index < one.length && one[index] === other[index]) index++
  return index
}

const contextLength = 40

/** Long texts often differ far from their beginning. Starts after a space, so that no Bengali letter loses its vowel sign. */
function excerpt(text: string, from: number): string {
  const start = from > 2 * contextLength ? text.lastIndexOf(" ", from - contextLength) + 1 : 0
  return start > 0 ? `… ${text.slice(start)}` : text
}
