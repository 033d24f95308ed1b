import type { PlainCode } from "contract"

/** A dependency of this request is unavailable: sent as 503 with Retry-After; the log has the cause. */
export class Unavailable extends Error {
  readonly reason: PlainCode
  readonly retryAfterSeconds: number

  constructor(cause: string | Error, { reason = "busy" as PlainCode, retryAfterSeconds = 1 } = {}) {
    super(typeof cause === "string" ? cause : cause.message, typeof cause === "string" ? {} : { cause })
    this.name = "Unavailable"
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}
