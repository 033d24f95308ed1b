import { spellingOf } from "contract"

/** The form of a certificate's number that must be unique. */
export const numberKeyOf = (number: string) => number.normalize("NFC").trim().toLowerCase()

/** The number without separators. Several certificates can share it: PRH-0001-00011 and PRH-00010-0011, or A/1 and A-1. */
export const foldedNumberOf = (number: string) => spellingOf(number).replaceAll("-", "")
