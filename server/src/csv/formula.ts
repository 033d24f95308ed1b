/** With these a spreadsheet takes a cell for a formula, and runs it: the full-width ones too, where people type those. */
const starters = "=+\\-@\\t\\r\\n＝＋－＠"
const formula = new RegExp(`^'*[${starters}]`)
const defused = new RegExp(`^'+[${starters}]`)

/** One apostrophe in front makes it a text. Who has some already gets one more, so that one can always be taken off. */
export function defuse(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

export function undefuse(text: string): string {
  return text.charCodeAt(0) === 0x27 && defused.test(text) ? text.slice(1) : text
}
