import { imageLimits } from "contract"
import { expect, test } from "vitest"
import { refusalOf } from "./image-file.ts"

const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const fileOf = (start: readonly number[] | string, type: string, bytes = 100) =>
  new Blob([typeof start === "string" ? start : new Uint8Array(start), new Uint8Array(bytes)], { type })

test("a JPEG and a PNG are accepted, whatever their declared type", async () => {
  expect(await refusalOf(fileOf(jpeg, "image/jpg"))).toBeNull()
  expect(await refusalOf(fileOf(png, ""))).toBeNull()
})

test.each([
  ["a GIF declared as PNG", "GIF89a"],
  ["a PDF declared as PNG", "%PDF-1.7"],
  ["an SVG", "<svg xmlns="],
  ["a file of three bytes", "abc"],
])("%s is refused", async (_, start) => {
  expect(await refusalOf(fileOf(start, "image/png", 0))).toBe("imageTypes")
})

test("an empty file is refused as not an image", async () => {
  expect(await refusalOf(new Blob([], { type: "image/png" }))).toBe("imageTypes")
})

test("an image of exactly the maximum size is accepted, and one byte more is refused", async () => {
  expect(await refusalOf(fileOf(png, "image/png", imageLimits.bytes - png.length))).toBeNull()
  expect(await refusalOf(fileOf(png, "image/png", imageLimits.bytes - png.length + 1))).toBe("imageTooLarge")
})

test("a file that has become unreadable is reported as broken", async () => {
  const gone = fileOf(png, "image/png")
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error("NotReadableError")) }) as never
  expect(await refusalOf(gone)).toBe("imageBroken")
})
