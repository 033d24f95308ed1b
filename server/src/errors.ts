import {
  describeProblem,
  type Failure,
  type FailureKind,
  type FieldError,
  failures,
  type Holder,
  messageOf,
  type PlainCode,
  type Problem,
  problem,
} from "contract"

type FailureOptions = {
  field?: string | undefined
  errors?: FieldError[] | undefined
  retryAfterSeconds?: number | undefined
  holder?: Holder | undefined
}

/** The envelope of a failure. */
export const failureOf = (problem: Problem, errors?: FieldError[], holder?: Holder): Failure => ({
  success: false,
  ...describeProblem(problem),
  ...(errors && { errors }),
  ...(holder && { holder }),
})

/** A failure that is sent to the client; its message can be shown to users. */
export class RequestFailure extends Error {
  readonly statusCode: number
  readonly problem: Problem
  readonly errors: FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly kind: FailureKind
  readonly holder: Holder | undefined

  constructor(kind: FailureKind, problem: Problem, options: FailureOptions = {}) {
    super(messageOf(problem))
    this.kind = kind
    this.statusCode = failures[kind]
    this.problem = problem
    this.errors =
      options.errors ?? (options.field ? [{ field: options.field, ...describeProblem(problem) }] : undefined)
    this.retryAfterSeconds = options.retryAfterSeconds
    this.holder = options.holder
  }
}

export const badInput = (problem: Problem | PlainCode, field?: string) =>
  new RequestFailure("badInput", typeof problem === "string" ? { code: problem } : problem, { field })
export const notSignedIn = (code: PlainCode = "notSignedIn") => new RequestFailure("notSignedIn", { code })
export const notAllowed = (code: PlainCode = "notAllowed") => new RequestFailure("notAllowed", { code })
export const notFound = (code: PlainCode) => new RequestFailure("notFound", { code })
export const conflict = (code: PlainCode, field?: string, holder?: Holder) =>
  new RequestFailure("conflict", { code }, { field, holder })
export const gone = (code: PlainCode) => new RequestFailure("gone", { code })
export const editConflict = () => new RequestFailure("editConflict", { code: "editConflict" })
export const tooLarge = (code: PlainCode = "tooLarge", field?: string) =>
  new RequestFailure("tooLarge", { code }, { field })
export const wrongType = (code: PlainCode = "wrongType") => new RequestFailure("wrongType", { code })
export const tooMany = (retryAfterSeconds: number) =>
  new RequestFailure("tooMany", { code: "tooMany" }, { retryAfterSeconds })
export const tooManySignIns = (retryAfterSeconds: number) =>
  new RequestFailure("tooMany", problem("tooManySignIns", { minutes: Math.ceil(retryAfterSeconds / 60) }), {
    retryAfterSeconds,
  })
/** From a browser that has not signed in to the account before. */
export const newBrowserRefused = (retryAfterSeconds: number) =>
  new RequestFailure("tooMany", problem("newBrowserRefused", { minutes: Math.ceil(retryAfterSeconds / 60) }), {
    retryAfterSeconds,
  })
export const tooManyRegistrations = (retryAfterSeconds: number) =>
  new RequestFailure("tooMany", problem("tooManyRegistrations", { hours: Math.ceil(retryAfterSeconds / 3600) }), {
    retryAfterSeconds,
  })
export const tooManySubscriptions = (retryAfterSeconds: number) =>
  new RequestFailure("tooMany", problem("tooManySubscriptions", { minutes: Math.ceil(retryAfterSeconds / 60) }), {
    retryAfterSeconds,
  })
export const tooManyNumbers = (retryAfterSeconds: number) =>
  new RequestFailure("tooMany", problem("tooManyNumbers", { minutes: Math.ceil(retryAfterSeconds / 60) }), {
    retryAfterSeconds,
  })
export const tooManyDownloads = (max: number, retryAfterSeconds: number) =>
  new RequestFailure("tooMany", problem("tooManyDownloads", { max, minutes: Math.ceil(retryAfterSeconds / 60) }), {
    retryAfterSeconds,
  })
export const tooManyImages = (max: number, retryAfterSeconds: number) =>
  new RequestFailure("tooMany", problem("imagesToday", { max }), { field: "image", retryAfterSeconds })
export const tooManyCorrections = (max: number, retryAfterSeconds: number) =>
  new RequestFailure("tooMany", problem("correctionsToday", { max }), { field: "text", retryAfterSeconds })
export const tooManyMails = (left: number, max: number, retryAfterSeconds: number) =>
  new RequestFailure("tooMany", problem("mailsToday", { left, max }), { retryAfterSeconds })
export const busy = (retryAfterSeconds = 1) => new RequestFailure("busy", { code: "busy" }, { retryAfterSeconds })
