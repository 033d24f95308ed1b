import * as z from "zod/mini"
import { messages } from "../text/messages.ts"

/** The closed list of failure kinds, with their HTTP statuses. */
export const failures = {
  badInput: 400,
  notSignedIn: 401,
  notAllowed: 403,
  notFound: 404,
  wrongMethod: 405,
  conflict: 409,
  gone: 410,
  editConflict: 412,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  broken: 500,
  busy: 503,
} as const
export type FailureKind = keyof typeof failures

/** The closed list of error codes, of inputs and of calls. */
export const ErrorCode = z.enum(Object.keys(messages) as [keyof typeof messages])
export type ErrorCode = keyof typeof messages

/** A problem as data, for any language: its code, and the numbers in its message. */
export const Problem = z.object({ code: ErrorCode, params: z.optional(z.record(z.string(), z.number())) })
export type Problem = z.infer<typeof Problem>

const described = { message: z.string(), ...Problem.shape }

export const FieldError = z.object({ field: z.string(), ...described })
export type FieldError = z.infer<typeof FieldError>

/**
 * The record because of which another cannot be restored: it has the same number, route or email now. Or a deleted record that must be
 * restored first, with its `deletion`.
 */
export const Holder = z.object({
  kind: z.string(),
  _id: z.string(),
  record: z.string(),
  detail: z.string(),
  deletion: z.optional(z.string()),
})
export type Holder = z.infer<typeof Holder>

/** The one envelope of every failure. `message` is the English text of `code` and can be shown to users. */
export const Failure = z.object({
  success: z.literal(false),
  ...described,
  errors: z.optional(z.array(FieldError)),
  holder: z.optional(Holder),
})
export type Failure = z.infer<typeof Failure>
