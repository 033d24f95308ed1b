import { answers } from "./answers.ts"

/**
 * Every sentence the product says about an input or an answer, in English as the API answers it. The browser finds
 * the reader's own language by the same keys, so it needs no zod to do so. `{n}` stands for a number.
 */
export const messages = {
  ...answers,

  allFieldsRequired: "All fields are required",
  starredRequired: "All (*) fields are required",
  typeAllRequired: "Type (*) all required fields.",
  invalidEmail: "Please enter a valid email",
  passwordTooShort: "Password must be up to 6 characters",
  passwordTooShortForStaff: "Please use at least {n} characters: this account can do more than a student's",
  passwordsDiffer: "Passwords do not match",
  passwordTooCommon: "This password is one of the most common ones. Please choose another",
  passwordGuessable: "This password is too easy to guess. Please choose another",
  passwordIsEmail: "Your password must differ from your email",
  mustBeText: "Please enter this as text",
  tooLong: "Please use at most {n} characters",
  tooManyMarks: "Please use fewer accents and marks on one letter",
  unprintable: "Please remove the characters that cannot be printed",
  noLetter: "Please use at least one letter or digit",
  wholeNumber: "Please enter a whole number from 1 to {n}",
  wholeNumberFromZero: "Please enter a whole number from 0 to {n}",
  invalidLink: "Please enter a link that starts with http:// or https://",
  invalidPhone: "Please enter a phone number",
  invalidRoute: "Please use lower-case letters, digits and single dashes",
  invalidLevel: "Please choose Beginner, Intermediate or Advance",
  invalidRole: "Please choose admin, student, instructor or suspended",
  invalidRating: "Please give 0.5 to 5 stars, in steps of half a star",
  invalidStatus: "Please choose active or inactive",
  passwordUnchanged: "Your new password must differ from the current one",
  currentPasswordWrong: "Current password is incorrect",

  wrongLogin: "Invalid email or password",
  emailTaken: "Email is already registered",
  certificateTaken: "A certificate with this number already exists",
  suspended: "Your account is suspended",
  tooManySignIns: "Too many failed attempts. Please try again in {n} minutes",
  choosePassword: "Please choose a new password first",
  lastAdmin: "The last admin can be neither demoted, suspended nor deleted",
  ownPasswordReset: "Please use Change Password for your own account",
  ownAccount: "You cannot delete your own account",
  alreadyVerified: "Your email is already verified",
  linkEnded: "This link is no longer valid. Please ask for a new one",
  changedMeanwhile: "Somebody has changed this in the meantime. Please look at it again",
  courseTaken: "A course with this route already exists",
  reviewTaken: "You have already submitted a review",
  userNotFound: "User not found",
  sessionNotFound: "This session has already ended",
  reviewNotFound: "Review not found",
  achievementNotFound: "Achievement not found",
  galleryNotFound: "Gallery not found",
  teamNotFound: "Team member not found",
  toKnowNotFound: "To-know not found",
  imageNotFound: "Image not found",
  importNotFound: "Nothing of this import is left",

  chosenTooMany: "Please choose at most {n} at a time",
  chainMissing: "Entry {n} is missing",
  chainCutOff: "The entries after {n} are missing",
  chainBroken: "Entry {n} does not follow the one before it",
  chainAltered: "Entry {n} is not as it was written",
  chainReplaced: "The last entry is not the one that was written last",
  chainForged: "The signature at the end is wrong: entries were rewritten or cut off",
  chainForgedBefore: "Entry {n} tells of a wrong signature: entries before it were rewritten or cut off",
  chainNotedElsewhere: "Entry {n} is not the one that was noted outside the database, or is missing",

  storageFull: "This cannot be saved now, because the server's storage is full. Please try again later",
  storageFailing: "The server's storage does not work at the moment. Please try again later",
  databaseDamaged: "The database is damaged. It must be restored from a backup",
  databaseAway: "The database cannot be reached at the moment. Please try again in a moment",
  starting: "The server is starting",
  closing: "The server is shutting down",

  badJson: "The request could not be read as JSON",
  alreadyThere: "This already exists",
  wrongType: "The request must be sent as JSON",
  imageMissing: "Please choose one image",
  imageTypes: "Please choose a JPEG or PNG image",
  imageBroken: "This image cannot be read. Please choose another",
  imageTooLarge: "Please choose an image of at most 5 MB",
  imageTooWide: "Please choose an image of at most 40 megapixels",
  csvType: "Please send the file as CSV",
  csvEncoding: "The file must be saved as CSV in UTF-8",
  csvQuotes: "The quotes in this line do not match",
  csvColumns:
    "The first line must name, with commas between, candidateName, candidateEmail, certificationName, batchNo, certificationNo",
  csvCells: "This line does not have {n} cells",
  csvEmpty: "The file has no rows",
  csvTooLong: "Please import at most {n} rows at a time",
  csvInvalid: "Nothing was imported: please mend the lines below",
  csvManyInvalid: "Nothing was imported: there are {n} faults, and the first of them stand below",
  csvTwice: "This number stands in line {n} already",
  csvDiffers: "A certificate with this number but other details already exists",
} as const

export type MessageKey = keyof typeof messages

export function say(key: MessageKey, n?: number): string {
  return n === undefined ? messages[key] : messages[key].replace("{n}", String(n))
}
