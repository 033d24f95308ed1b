import { interpolate, type Language, messages, type Problem } from "contract"
import { formatOf } from "#i18n/format.ts"
import { messagesBn } from "#i18n/messages-bn.ts"

/** `message` is the server's English text, for a code of a newer server. */
export type Translatable = Problem & { message?: string | undefined }

/** Translates a problem into the user's language. */
export function translate({ code, params, message }: Translatable, language: Language): string {
  const catalogue = language === "bn" ? messagesBn : messages
  if (!Object.hasOwn(catalogue, code)) return message ?? catalogue.broken
  return interpolate(catalogue[code], params, formatOf(language).number)
}
