/** The same words in another language: every text a text, every sentence with gaps the same gaps. */
export type Widened<T> = T extends string
  ? string
  : T extends (...gaps: infer G) => string
    ? (...gaps: G) => string
    : { [K in keyof T]: Widened<T[K]> }

export type Texts = Widened<typeof en>

export const en = {
  failures: {
    needsScript: "Logging in needs JavaScript, which is turned off in your browser.",
    network: "The server could not be reached. Please check your connection and try again",
    broken: "Something went wrong. Please try again",
  },
  ui: {
    tryAgain: "Try again",
    loading: "Loading…",
    required: "required",
  },
  header: {
    skip: "Skip to the content",
    navigation: "Main navigation",
    verifyCertificate: "Verify Certificate",
    login: "Login",
    otherLanguage: "বাংলা",
    switchLanguage: "Switch to Bengali",
    theme: "Light or dark theme",
    account: "Your account",
    greeting: (name: string) => `Hello, ${name}`,
    myProfile: "My Profile",
    dashboard: "Dashboard",
    logout: "Logout",
    loggingOut: "Logging Out...",
    loggedOut: "Logged Out",
  },
  footer: {
    quickLinks: "Quick links",
    contact: "Contact",
    follow: "Follow us",
    register: "Create an account",
    apiDocs: "API documentation",
  },
  verify: {
    title: "Verify a certificate",
    description: "Check whether a certificate was issued by us and is still valid. All you need is its number.",
    lead: "Enter the number as it stands on the certificate. Capital or small letters make no difference.",
    number: "Certification Number",
    example: "For example PRH-0001-0001",
    submit: "Submit",
    reset: "Reset",
    valid: "The credentials which you have entered is valid. Please find the details below.",
    invalid: "The credentials which you have entered is not valid.",
    invalidHint:
      "Numbers are easily mistyped. Please compare yours with the certificate once more; if they are the same, ask whoever gave it to you, or us.",
    withdrawnHint: "This certificate was issued by us, but has been withdrawn since. It is not valid any more.",
    unknownTitle: "The certificate could not be checked",
    certificationName: "Certification",
    candidateName: "Candidate",
    batchNo: "Batch No.",
    certificationNo: "Certification No.",
    status: "Status",
    statuses: { active: "active", inactive: "inactive" },
    issuedBy: (company: string) => `Issued by ${company}`,
  },
  notFound: {
    title: "Oops..! Page Not Found",
    text: "The page may have moved, or the address may have a typing mistake.",
    home: "Back To Home",
  },
  failed: {
    title: "Unexpected Application Error!",
    text: "Something went wrong on our side. Nothing that you did is lost; please try again.",
  },
}
