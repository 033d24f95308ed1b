import { type MessageKey, messages } from "contract"
import type { Texts } from "#i18n/en.ts"

/** What a message looks like with its number taken out: "at most 200" is said by the key of "at most {n}". */
const keys = new Map(Object.entries(messages).map(([key, message]) => [message as string, key as MessageKey]))

/** The API speaks English; its closed list of messages is known here in the reader's language. */
export function translated(message: string, texts: Texts): string {
  const exact = keys.get(message)
  if (exact) return texts.messages[exact]
  const number = /\d+/.exec(message)?.[0]
  const key = number && keys.get(message.replace(number, "{n}"))
  return key ? texts.messages[key].replace("{n}", number) : message
}
