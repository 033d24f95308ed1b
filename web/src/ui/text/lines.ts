/** Splits a typed text into lines, at any form of `<br>` and at line breaks. */
export function textLines(text: string): string[] {
  return text
    .split(/<\/?br\b[^<>]*>|\r?\n/i)
    .map((line) => line.trim())
    .filter((line) => line !== "")
}
