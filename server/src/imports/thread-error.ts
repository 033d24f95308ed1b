import { RequestFailure } from "#errors.ts"
import { Unavailable } from "#isolation/unavailable.ts"

/** A serialized error: structured cloning between threads would lose its class and fields. */
export type PackedError = { error: { type: string; message: string; stack: string | undefined; fields: object } }

/** Includes the fields of the cause, such as SQLite's error code for a full disk. */
export function packError(error: Error): PackedError {
  const { message, stack, cause } = error
  return { error: { type: error.constructor.name, message, stack, fields: { ...(cause as object), ...error } } }
}

export function unpackError({ error: { type, message, stack, fields } }: PackedError): Error {
  const known = [RequestFailure, Unavailable].find(({ name }) => name === type) ?? Error
  return Object.assign(Object.setPrototypeOf(new Error(message), known.prototype), fields, { stack })
}
