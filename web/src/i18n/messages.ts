import { answers, type Language } from "contract"
import { answersBn } from "#i18n/answers-bn.ts"
import { inBengaliDigits } from "#i18n/format.ts"

/** English to Bengali; where a number stands, the number is taken out: "at most 200" is known as "at most {n}". */
const known = new Map<string, string>()

export function learn<Key extends string>(english: Record<Key, string>, bengali: Record<Key, string>) {
  for (const key in english) known.set(english[key], bengali[key])
}
learn(answers, answersBn)

/** The API speaks English; its closed list of messages is known here in the reader's language. */
export function translated(message: string, language: Language): string {
  if (language === "en") return message
  const exact = known.get(message)
  if (exact) return exact
  for (const number of message.match(/\d+/g) ?? []) {
    const bengali = known.get(message.replace(number, "{n}"))
    if (bengali) return bengali.replace("{n}", inBengaliDigits(number))
  }
  return message
}
