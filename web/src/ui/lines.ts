/** The lines of a text that people typed: they end with a `<br>` in any spelling, or with a line of their own. */
export function linesOf(text: string): string[] {
  return text
    .split(/<\/?br\b[^<>]*>|\r?\n/i)
    .map((line) => line.trim())
    .filter((line) => line !== "")
}
