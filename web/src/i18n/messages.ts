import { type Language, type MessageKey, messages } from "contract"
import { messagesBn } from "#i18n/messages-bn.ts"

/** What a message looks like with its number taken out: "at most 200" is said by the key of "at most {n}". */
const keys = new Map(Object.entries(messages).map(([key, message]) => [message as string, key as MessageKey]))

/** The API speaks English; its closed list of messages is known here in the reader's language. */
export function translated(message: string, language: Language): string {
  if (language === "en") return message
  const number = /\d+/.exec(message)?.[0] ?? "{n}"
  const key = keys.get(message) ?? keys.get(message.replace(number, "{n}"))
  return key ? messagesBn[key].replace("{n}", inBengaliDigits(number)) : message
}

const inBengaliDigits = (number: string) => number.replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯".charAt(Number(digit)))
