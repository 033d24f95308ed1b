import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"

type ChangedValuesProps = { before: string; now: string; beforeText: string; nowText: string }

/** A field's value before and after a change. Of long texts, the part that differs. */
export function ChangedValues({ before, now, beforeText, nowText }: ChangedValuesProps) {
  const { empty } = useTexts(recordTexts)
  const from = firstDifference(before, now)
  return (
    <>
      <span>
        {beforeText}: <del className="line-clamp-3">{excerpt(before, from) || empty}</del>
      </span>
      <span>
        {nowText}: <ins className="line-clamp-3 font-semibold no-underline">{excerpt(now, from) || empty}</ins>
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
