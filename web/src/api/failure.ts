import { answers, type FieldError } from "contract"
import type { Speech } from "#i18n/language.tsx"
import { translated } from "#i18n/messages.ts"

/** `fields` keep the contract's English; a form says them in the reader's language as it shows them. */
export type Told = { status: number; message: string; fields: FieldError[] }

type Answer = { status?: unknown; originalStatus?: unknown; data?: unknown }
type Envelope = { message?: unknown; errors?: unknown }

/** What something between us and the server refuses has a page for an answer, but a status that tells enough. */
const ofProxies = new Map<number, string>([
  [413, answers.tooLarge],
  [429, answers.tooMany],
  [502, answers.busy],
  [503, answers.busy],
  [504, answers.busy],
])

/** Reads any failure of a call, in the reader's language: status 0 when no answer came at all. */
export function toldBy(failure: unknown, { language, texts }: Speech): Told {
  const { status, originalStatus, data } = (failure ?? {}) as Answer
  if (status === "FETCH_ERROR" || status === "TIMEOUT_ERROR") {
    return { status: 0, message: texts.failures.network, fields: [] }
  }
  const { message, errors } = (data ?? {}) as Envelope
  const number = Number(status === "PARSING_ERROR" ? originalStatus : status) || 0
  const said = typeof message === "string" ? message : ofProxies.get(number)
  return {
    status: number,
    message: said ? translated(said, language) : texts.failures.broken,
    fields: Array.isArray(errors) ? (errors as FieldError[]) : [],
  }
}
