/** The number that a text in Latin or Bengali digits stands for; NaN for any other text. */
export function numberIn(text: string): number {
  const latin = text.trim().replace(/[০-৯]/g, (digit) => String("০১২৩৪৫৬৭৮৯".indexOf(digit)))
  return /^\d{1,10}$/.test(latin) ? Number(latin) : Number.NaN
}
