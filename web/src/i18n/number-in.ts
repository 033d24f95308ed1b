import { toLatinDigits } from "contract"

/** The number that a text in Latin or Bengali digits stands for; NaN for any other text. */
export function numberIn(text: string): number {
  const latin = toLatinDigits(text.trim())
  return /^\d{1,10}$/.test(latin) ? Number(latin) : Number.NaN
}
