/** Raw input may be this many times longer than its maximum, because NFC shortens a text to a quarter at most. */
const rawFactor = 4

export const maxConsecutiveMarks = 30

// `\p{M}` contains every character that normalization reorders. Reordering takes quadratic time in the number of such
// characters in a row, so Unicode's stream-safe text (UAX 15) allows 30 of them. The expression itself is linear.
const tooManyMarks = new RegExp(`\\p{M}{${maxConsecutiveMarks + 1}}`, "u")

/** Must be checked before any other work on untrusted text. */
export const hasBoundedLength = (value: string, maxLength: number) => value.length <= maxLength * rawFactor

/** Must be checked before `normalize`. No language stacks more marks on one letter. */
export const hasBoundedMarks = (value: string) => !tooManyMarks.test(value)

export const isBounded = (value: string, maxLength: number) =>
  hasBoundedLength(value, maxLength) && hasBoundedMarks(value)
