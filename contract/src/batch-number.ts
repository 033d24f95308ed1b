import { toBengaliDigits, toLatinDigits } from "./digits.ts"

const bengaliLetter = /(?=\p{L})\p{Script=Bengali}/u

/** A batch as it is stored, so that it has one spelling: its digits are Latin, or Bengali beside Bengali letters. */
export const storedBatch = (batch: string) =>
  bengaliLetter.test(batch) ? toBengaliDigits(batch) : toLatinDigits(batch)

/** Whether both name the same batch. Batches from before they had one spelling stay as they were signed. */
export const isSameBatch = (one: string, other: string) => toLatinDigits(one) === toLatinDigits(other)
