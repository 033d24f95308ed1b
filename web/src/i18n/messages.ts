import { interpolate, type Language, messages, type Problem } from "contract"
import { formatOf } from "#i18n/format.ts"
import { messagesBn } from "#i18n/messages-bn.ts"

/** `message` is the server's own English, for a code that only a newer server knows. */
export type Translatable = Problem & { message?: string | undefined }

/** A problem in the reader's language. */
export function translate({ code, params, message }: Translatable, language: Language): string {
  const catalogue = language === "bn" ? messagesBn : messages
  if (!Object.hasOwn(catalogue, code)) return message ?? catalogue.broken
  return interpolate(catalogue[code], params, (value) => formatOf(language).digits(String(value)))
}
