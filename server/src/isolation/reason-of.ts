import { Unavailable } from "#isolation/unavailable.ts"

/** Why something failed, in one line. Several refused addresses of a host are an AggregateError without a message. */
export function reasonOf(error: unknown): string {
  if (error instanceof Unavailable && error.cause) return reasonOf(error.cause)
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ")
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${reasonOf(error.cause)})` : error.message
}
