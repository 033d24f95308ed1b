/** As it is typed or pasted a text may be this many times longer than its maximum: composing (NFC) shortens no text more. */
const rawFactor = 4

export const maxMarksInARow = 30

// `\p{M}` contains every character that normalisation reorders. Reordering takes quadratic time in the number of such
// characters in a row, so Unicode's stream-safe text (UAX 15) allows 30 of them. The expression itself is linear.
const tooManyMarks = new RegExp(`\\p{M}{${maxMarksInARow + 1}}`, "u")

/** Must be asked before anything else looks at a text that came in. */
export const hasRawLength = (value: string, max: number) => value.length <= max * rawFactor

/** Must be asked before `normalize`. No language stacks so many marks on one letter. */
export const hasFewMarks = (value: string) => !tooManyMarks.test(value)

export const isBounded = (value: string, max: number) => hasRawLength(value, max) && hasFewMarks(value)
