/** What a chosen file is, when it is no text that can be read: the wizard says what to do about each. */
export type Unreadable = "workbook" | "encoding" | "unlike"

const starts = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], is: "workbook" },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], is: "workbook" },
  { bytes: [0xff, 0xfe], is: "utf-16le" },
  { bytes: [0xfe, 0xff], is: "utf-16be" },
] as const

/** The text of a file as spreadsheets save it: UTF-8, or the UTF-16 that Excel calls "Unicode Text". */
export function textOf(file: Uint8Array): { text: string } | { problem: Unreadable } {
  const kind = starts.find(({ bytes }) => bytes.every((byte, at) => file[at] === byte))?.is ?? "utf-8"
  if (kind === "workbook") return { problem: kind }
  try {
    const text = new TextDecoder(kind, { fatal: true }).decode(file)
    // UTF-16 without its mark can pass for UTF-8, and so can a picture: neither is a table.
    return text.includes("\0") ? { problem: "unlike" } : { text }
  } catch {
    return { problem: "encoding" }
  }
}
