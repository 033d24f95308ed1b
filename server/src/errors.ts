import { type FailureKind, type FieldError, failures, type MessageKey, say } from "contract"

type More = { field?: string | undefined; errors?: FieldError[] | undefined; retryAfter?: number | undefined }

/** A failure that is told to the one who asked: its message is fit to be shown to a person. */
export class RequestFailure extends Error {
  readonly statusCode: number
  readonly errors: FieldError[] | undefined
  readonly retryAfter: number | undefined

  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string, more: More = {}) {
    super(message)
    this.kind = kind
    this.statusCode = failures[kind]
    this.errors = more.errors ?? (more.field ? [{ field: more.field, message }] : undefined)
    this.retryAfter = more.retryAfter
  }
}

export const badInput = (key: MessageKey, field?: string, n?: number) =>
  new RequestFailure("badInput", say(key, n), { field })
export const notSignedIn = (key: MessageKey = "notSignedIn") => new RequestFailure("notSignedIn", say(key))
export const notAllowed = (key: MessageKey = "notAllowed") => new RequestFailure("notAllowed", say(key))
export const notFound = (key: MessageKey) => new RequestFailure("notFound", say(key))
export const conflict = (key: MessageKey, field?: string) => new RequestFailure("conflict", say(key), { field })
export const changedMeanwhile = () => new RequestFailure("changedMeanwhile", say("changedMeanwhile"))
export const tooLarge = (key: MessageKey = "tooLarge", field?: string) =>
  new RequestFailure("tooLarge", say(key), { field })
export const tooMany = (retryAfter: number) => new RequestFailure("tooMany", say("tooMany"), { retryAfter })
export const tooManySignIns = (retryAfter: number) =>
  new RequestFailure("tooMany", say("tooManySignIns", Math.ceil(retryAfter / 60)), { retryAfter })
export const tooManyImages = (most: number, retryAfter: number) =>
  new RequestFailure("tooMany", say("imagesToday", most), { field: "image", retryAfter })
export const busy = (retryAfter = 1) => new RequestFailure("busy", say("busy"), { retryAfter })
