/**
 * Every sentence the product says about an input or an answer, in English as the API answers it. The browser finds
 * the reader's own language by the same keys, so it needs no zod to do so. `{n}` stands for a number.
 */
export const messages = {
  allFieldsRequired: "All fields are required",
  invalidEmail: "Please enter a valid email",
  passwordTooShort: "Password must be up to 6 characters",
  passwordsDiffer: "Passwords do not match",
  passwordTooCommon: "This password is one of the most common ones. Please choose another",
  passwordIsEmail: "Your password must differ from your email",
  mustBeText: "Please enter this as text",
  tooLong: "Please use at most {n} characters",
  unprintable: "Please remove the characters that cannot be printed",
  noLetter: "Please use at least one letter or digit",
  wholeNumber: "Please enter a whole number from 1 to {n}",

  invalidCredential: "The credentials which you have entered is not valid.",
  wrongLogin: "Invalid email or password",
  emailTaken: "Email is already registered",
  certificateTaken: "A certificate with this number already exists",
  suspended: "Your account is suspended",
  notSignedIn: "Please log in to go on",
  notAllowed: "You are not allowed to do this",
  certificateNotFound: "Certificate not found",
  addressNotFound: "There is nothing at this address",

  badInput: "Please check what you have entered",
  badJson: "The request could not be read as JSON",
  badAddress: "The address could not be read",
  alreadyThere: "This already exists",
  tooLarge: "The request is too large",
  wrongType: "The request must be sent as JSON",
  tooMany: "Too many requests. Please wait a little",
  broken: "Something went wrong on our side. Please try again",
  busy: "The server is busy. Please try again in a moment",
} as const

export type MessageKey = keyof typeof messages

export function say(key: MessageKey, n?: number): string {
  return n === undefined ? messages[key] : messages[key].replace("{n}", String(n))
}
