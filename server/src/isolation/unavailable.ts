import type { ErrorCode } from "contract"

type Reason = Extract<
  ErrorCode,
  | "busy"
  | "imageNoRoom"
  | "databaseAway"
  | "databaseDamaged"
  | "storageFull"
  | "storageFailing"
  | "starting"
  | "closing"
>

/** Something that a request needs cannot be used now: http answers it with 503 and Retry-After, the log has the cause. */
export class Unavailable extends Error {
  readonly reason: Reason
  readonly retryAfterSeconds: number

  constructor(cause: string | Error, { reason = "busy" as Reason, retryAfterSeconds = 1 } = {}) {
    super(typeof cause === "string" ? cause : cause.message, typeof cause === "string" ? {} : { cause })
    this.name = "Unavailable"
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}
