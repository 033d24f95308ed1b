import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"

/** An image with two colours, which show its orientation. */
export function twoColourImage(width: number, height: number) {
  const left = { create: { width: width / 2, height, channels: 3 as const, background: "#c00" } }
  return sharp({ create: { width, height, channels: 3, background: "#00c" } }).composite([
    { input: left, left: 0, top: 0 },
  ])
}

/** Like a photo from a phone held upright: stored in landscape with an orientation tag, camera model and GPS location. */
export const phonePhoto = (width: number, height: number) =>
  twoColourImage(width, height)
    .jpeg()
    .withExif({ IFD0: { Model: "Secret phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "23/1 48/1 37/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

export const noiseImage = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  })

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A grey PNG of any size, cheap to create, with additional chunks. */
export function greyPng(width: number, height: number, ...more: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const rows = deflateSync(Buffer.alloc((width + 1) * height))
  return Buffer.concat([pngStart, chunk("IHDR", header), ...more, chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))])
}

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
}

type Part = { field: string; bytes: Buffer; name?: string; type?: string }

/** The multipart body and headers that a browser sends for a form with files. */
export async function formOf(...parts: Part[]) {
  const form = new FormData()
  for (const { field, bytes, name = "picture.jpg", type = "image/jpeg" } of parts) {
    form.append(field, new File([new Uint8Array(bytes)], name, { type }))
  }
  const sent = new Response(form)
  return {
    headers: { "content-type": sent.headers.get("content-type") ?? "" },
    payload: Buffer.from(await sent.arrayBuffer()),
  }
}
