import fc, { type Arbitrary } from "fast-check"
import { oddText } from "#test/fuzz/fuzz-values.ts"

/** A CSV file like the example, with generated rows, some of them odd, and various line ends. */
export function csvFrom(example: string): Arbitrary<string | Buffer> {
  const [head = "", line = ""] = example.split("\r\n")
  const validRow = fc.nat(300).map((number) => line.replace(/PRH-[^,]*/, `CSV-${number}`))
  const cell = fc.oneof(fc.constantFrom(...line.split(","), '"', '"a""b"', "=1+1"), oddText)
  const oddRow = fc.array(cell, { maxLength: 7 }).map((cells) => cells.join(","))
  const rows = fc.array(fc.oneof({ weight: 9, arbitrary: validRow }, { weight: 1, arbitrary: oddRow }), {
    maxLength: 5,
  })
  const first = fc.oneof({ weight: 9, arbitrary: fc.constant(head) }, { weight: 1, arbitrary: oddText })
  const file = fc
    .tuple(first, rows, fc.constantFrom("\r\n", "\n", "\r", "\r\n\r\n"))
    .map(([names, lines, end]) => [names, ...lines].join(end))
  const inUtf16 = file.map((each) => Buffer.from(each, "utf16le"))
  return fc.oneof({ weight: 9, arbitrary: file }, { weight: 1, arbitrary: inUtf16 })
}

/** The smallest PNG. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
)
const multipart = "multipart/form-data; boundary=x"

const bytes = fc.oneof(
  { weight: 4, arbitrary: fc.constant(pixel) },
  { weight: 1, arbitrary: fc.nat(pixel.length).map((length) => pixel.subarray(0, length)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some)) },
  { weight: 1, arbitrary: oddText.map((text) => Buffer.from(text)) },
)
const part = fc.record({
  name: fc.constantFrom("image", "image", "image", "image", "file", "__proto__"),
  fileName: fc.oneof(
    fc.constantFrom("ছবি.png", "../../x.png", "a.svg"),
    oddText.map((text) => text.replace(/[\r\n"]/g, "")),
  ),
  bytes,
})

/** A multipart upload: usually one image, but also other content, several parts, or no end. */
export const multipartForm = fc
  .record({
    parts: fc.oneof(
      { weight: 3, arbitrary: fc.tuple(part) },
      { weight: 1, arbitrary: fc.array(part, { maxLength: 3 }) },
    ),
    end: fc.constantFrom("--x--\r\n", "--x--\r\n", "--x--\r\n", "--x\r\n", ""),
    type: fc.constantFrom(multipart, multipart, multipart, "multipart/form-data; boundary=y", "multipart/form-data"),
  })
  .map(({ parts, end, type }) => {
    const written = parts.flatMap((each) => [Buffer.from(headOf(each)), each.bytes, Buffer.from("\r\n")])
    return { payload: Buffer.concat([...written, Buffer.from(end)]), type }
  })

const headOf = ({ name, fileName }: { name: string; fileName: string }) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n`
