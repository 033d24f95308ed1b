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
const limited = (problem: Problem, retryAfterSeconds: number, field?: string) =>
  new RequestFailure("tooMany", problem, { field, retryAfterSeconds })
const inMinutes = (seconds: number) => ({ minutes: Math.ceil(seconds / 60) })

export const tooMany = (seconds: number) => limited({ code: "tooMany" }, seconds)
export const tooManySignIns = (seconds: number) => limited(problem("tooManySignIns", inMinutes(seconds)), seconds)
/** From a browser that has not signed in to the account before. */
export const newBrowserRefused = (seconds: number) => limited(problem("newBrowserRefused", inMinutes(seconds)), seconds)
export const tooManyRegistrations = (seconds: number) =>
  limited(problem("tooManyRegistrations", { hours: Math.ceil(seconds / 3600) }), seconds)
export const tooManySubscriptions = (seconds: number) =>
  limited(problem("tooManySubscriptions", inMinutes(seconds)), seconds)
export const tooManyNumbers = (seconds: number) => limited(problem("tooManyNumbers", inMinutes(seconds)), seconds)
export const tooManyDownloads = (max: number, seconds: number) =>
  limited(problem("tooManyDownloads", { max, ...inMinutes(seconds) }), seconds)
export const tooManyImages = (max: number, seconds: number) =>
  limited(problem("imagesToday", { max }), seconds, "image")
export const tooManyCorrections = (max: number, seconds: number) =>
  limited(problem("correctionsToday", { max }), seconds, "text")
export const tooManyMails = (left: number, max: number, seconds: number) =>
  limited(problem("mailsToday", { left, max }), seconds)
export const busy = (retryAfterSeconds = 1) => new RequestFailure("busy", { code: "busy" }, { retryAfterSeconds })
