import { expect, test } from "vitest"
import { zipCounter } from "./documents-dialog.tsx"

/** A file of a ZIP archive whose content looks like the beginning of another file. */
function fileOf(name: string, content: string) {
  const header = new DataView(new ArrayBuffer(30))
  header.setUint32(0, 0x04034b50, true)
  header.setUint32(18, content.length, true)
  header.setUint16(26, name.length, true)
  return [...new Uint8Array(header.buffer), ...new TextEncoder().encode(name + content)]
}

test.each([1, 7, 29, 30, 31, 1000])("files are counted in parts of %i bytes", (size) => {
  const directory = fileOf("a", "")
  directory[2] = 1
  const archive = Uint8Array.from([
    ...fileOf("a.pdf", `PK\u0003\u0004${"x".repeat(50)}`),
    ...fileOf("b.pdf", "y"),
    ...directory,
  ])
  const count = zipCounter()
  let counted = 0
  for (let from = 0; from < archive.length; from += size) counted = count(archive.subarray(from, from + size))
  expect(counted).toBe(2)
})
