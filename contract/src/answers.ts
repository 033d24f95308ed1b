/** The sentences that a visitor of the public pages can meet. They are all that those pages carry. */
export const answers = {
  invalidCredential: "The credentials which you have entered is not valid.",
  addressNotFound: "There is nothing at this address",
  courseNotFound: "Course not found",
  certificateNotFound: "Certificate not found",
  notSignedIn: "Please log in to go on",
  notAllowed: "You are not allowed to do this",
  badInput: "Please check what you have entered",
  badAddress: "The address could not be read",
  tooLarge: "The request is too large",
  tooMany: "Too many requests. Please wait a little",
  broken: "Something went wrong on our side. Please try again",
  busy: "The server is busy. Please try again in a moment",
} as const
