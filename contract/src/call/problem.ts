import { messages } from "../text/messages.ts"
import type { ErrorCode, Problem } from "./errors.ts"

// Separate from the schemas in errors.ts, which not every page loads.

type ParamName<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? NameIn<Name> | ParamName<Rest> : never
type NameIn<Placeholder> = Placeholder extends `${infer Name}|${string}` ? Name : Placeholder
type Params<Code extends ErrorCode> = [ParamName<(typeof messages)[Code]>] extends [never]
  ? []
  : [params: Record<ParamName<(typeof messages)[Code]>, number>]

/** The codes whose messages have no parameters. */
export type PlainCode = { [Code in ErrorCode]: Params<Code> extends [] ? Code : never }[ErrorCode]

export function problem<Code extends ErrorCode>(code: Code, ...[params]: Params<Code>): Problem {
  return params ? { code, params } : { code }
}

/** `{minutes}` becomes the number, `{minutes|minute|minutes}` the number with the noun that agrees with it. */
export function interpolate(text: string, params: Problem["params"] = {}, format: (value: number) => string = String) {
  return text.replace(/\{(\w+)(?:\|([^|}]+)\|([^|}]+))?\}/g, (placeholder, key, one, other) => {
    const value = params[key]
    if (value === undefined) return placeholder
    return one ? `${format(value)} ${value === 1 ? one : other}` : format(value)
  })
}

export const messageOf = ({ code, params }: Problem) => interpolate(messages[code], params)

/** A problem as a response carries it: with its English message. */
export const describeProblem = ({ code, params }: Problem) => ({
  message: messageOf({ code, params }),
  code,
  ...(params && { params }),
})

/** A problem as the message of a zod issue, which can only be a string. */
export const encodeProblem = ({ code, params, message }: Problem & { message?: string }) =>
  JSON.stringify({ code, params, message })

export const decodeProblem = (text: string): (Problem & { message?: string }) | undefined =>
  text.startsWith("{") ? JSON.parse(text) : undefined

/** The error message of a schema check: an encoded problem. */
export function issue<Code extends ErrorCode>(code: Code, ...params: Params<Code>): string {
  return encodeProblem(problem(code, ...params))
}
