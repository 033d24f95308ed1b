import { foldForSearch, foldLetters, withSeparators } from "contract"

/** What makes a certificate's number unique. */
export const numberKeyOf = (number: string) => number.normalize("NFC").trim().toLowerCase()

/** The number without separators. Several certificates can share it: PRH-0001-00011 and PRH-00010-0011. */
export const foldedNumberOf = (number: string) => foldForSearch(number).replaceAll(" ", "")

/** The number with its separators in their places, whichever they are. */
export const spellingOf = (number: string) =>
  withSeparators(foldLetters(number), (before, after) => (before && after ? "-" : ""))
