import type { ErrorCode, Failure, FieldError } from "contract"
import type { I18n } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"

/** `message` is in the user's language; `fields` are translated as a form shows them. */
export type ReadableFailure = { status: number; message: string; fields: FieldError[] }

type CallError = { status?: unknown; originalStatus?: unknown; data?: unknown }
type Envelope = { [Key in keyof Failure]?: unknown }

/** A proxy's error response is an HTML page; its status is enough. */
const proxyCodes: Record<number, ErrorCode> = { 413: "tooLarge", 429: "tooMany", 502: "busy", 503: "busy", 504: "busy" }

/** Reads any failure of a call in the user's language. Status 0 means no response. */
export function readFailure(failure: unknown, i18n: I18n): ReadableFailure {
  const { status, originalStatus, data } = (failure ?? {}) as CallError
  if (status === "FETCH_ERROR" || status === "TIMEOUT_ERROR") {
    return { status: 0, message: i18n.texts.failures.network, fields: [] }
  }
  const number = Number(status === "PARSING_ERROR" ? originalStatus : status) || 0
  const { errors } = (data ?? {}) as Envelope
  return {
    status: number,
    message: messageIn(data, number, i18n),
    fields: Array.isArray(errors) ? (errors as FieldError[]) : [],
  }
}

export function codeOf(failure: unknown): unknown {
  const { data } = (failure ?? {}) as CallError
  return ((data ?? {}) as Envelope).code
}

function messageIn(data: unknown, status: number, { language, texts }: I18n): string {
  const { code, message } = (data ?? {}) as Envelope
  if (typeof code === "string") return translate(data as Failure, language)
  if (typeof message === "string") return message
  const proxyCode = proxyCodes[status]
  return proxyCode ? translate({ code: proxyCode }, language) : texts.failures.broken
}
