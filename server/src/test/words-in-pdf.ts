import { contentOf, pageOf, readPdf } from "#document/pdf-objects.ts"

/** The words that a PDF reader copies, in order: the /ActualText of each. */
export function wordsIn(pdf: Buffer): string[] {
  const file = readPdf(pdf)
  const hexes = contentOf(file.objects, pageOf(file).page).matchAll(/\/ActualText <([0-9a-f]+)>/g)
  return Array.from(hexes, ([, hex = ""]) => Buffer.from(hex, "hex").swap16().toString("utf16le").slice(1))
}
