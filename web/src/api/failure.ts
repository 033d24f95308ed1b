import type { FieldError } from "contract"
import type { Texts } from "#i18n/en.ts"
import { translated } from "#i18n/messages.ts"

/** `fields` keep the contract's English; a form says them in the reader's language as it shows them. */
export type Told = { status: number; message: string; fields: FieldError[] }

type Answer = { status?: unknown; originalStatus?: unknown; data?: unknown }
type Envelope = { message?: unknown; errors?: unknown }

/** Reads any failure of a call, in the reader's language: status 0 when no answer came at all. */
export function toldBy(failure: unknown, texts: Texts): Told {
  const { status, originalStatus, data } = (failure ?? {}) as Answer
  if (status === "FETCH_ERROR" || status === "TIMEOUT_ERROR") {
    return { status: 0, message: texts.failures.network, fields: [] }
  }
  const { message, errors } = (data ?? {}) as Envelope
  const fields = Array.isArray(errors) ? (errors as FieldError[]) : []
  return {
    status: Number(status === "PARSING_ERROR" ? originalStatus : status) || 0,
    message: typeof message === "string" ? translated(message, texts) : texts.failures.broken,
    fields,
  }
}
