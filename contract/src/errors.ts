import * as z from "zod/mini"

/** The closed list of failures that a call can answer with, and their statuses. */
export const failures = {
  badInput: 400,
  notSignedIn: 401,
  notAllowed: 403,
  notFound: 404,
  wrongMethod: 405,
  conflict: 409,
  changedMeanwhile: 412,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  broken: 500,
  busy: 503,
} as const
export type FailureKind = keyof typeof failures

export const FieldError = z.object({ field: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** The one envelope of every failure. `message` is fit to be shown to a person. */
export const Failure = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.optional(z.array(FieldError)),
})
export type Failure = z.infer<typeof Failure>
