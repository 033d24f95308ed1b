import { RequestFailure } from "#errors.ts"
import { Unavailable } from "#isolation/unavailable.ts"

/** An error on its way to another thread, which takes its class and its fields from it. */
export type PackedError = { error: { type: string; message: string; stack: string | undefined; fields: object } }

/** With the fields of its cause, such as SQLite's code for a full disk. */
export function packError(error: Error): PackedError {
  const { message, stack, cause } = error
  return { error: { type: error.constructor.name, message, stack, fields: { ...(cause as object), ...error } } }
}

export function unpackError({ error: { type, message, stack, fields } }: PackedError): Error {
  const known = [RequestFailure, Unavailable].find(({ name }) => name === type) ?? Error
  return Object.assign(Object.setPrototypeOf(new Error(message), known.prototype), fields, { stack })
}
