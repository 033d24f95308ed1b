import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, expect, test } from "vitest"
import { readSignatory } from "#document/signatory.ts"
import { aCertificate } from "#test/factories.ts"
import { startTestApp } from "#test/test-app.ts"

const folder = mkdtempSync(join(tmpdir(), "prohori-signatory-"))
afterAll(() => rmSync(folder, { recursive: true }))

const person = { name: "Dr. Nusrat Jahan", title: "Director of Training" }
const read = (name: string, content: Buffer | string) => {
  const signatureFile = join(folder, name)
  writeFileSync(signatureFile, content)
  return readSignatory({ ...person, signatureFile })
}
const black = sharp({ create: { width: 300, height: 80, channels: 3, background: "#000" } })

/** Dark pixels above the middle of the lower edge, where the signature is. */
async function inkOf(png: Buffer) {
  const pixels = await sharp(png).extract({ left: 680, top: 840, width: 240, height: 60 }).greyscale().raw().toBuffer()
  return pixels.filter((value) => value < 60).length
}

test("a signature and the name below it are on every document", async () => {
  const documents: Buffer[] = []
  for (const signatory of [await read("signature.jpg", await black.jpeg().toBuffer()), person]) {
    const app = await startTestApp("sqlite", { signatory })
    const { token } = await app.as("admin")
    const payload = aCertificate({ certificationNo: "SIGNED-1" })
    await app.request({ method: "POST", url: "/api/certificates/register", payload }, token)
    const get = async (end: string) =>
      (await app.request({ url: `/api/certificates/document/SIGNED-1${end}` })).rawPayload
    documents.push(await get(".png"))
    expect((await get(".pdf")).length).toBeGreaterThan(10_000)
    await app.stop()
  }
  const [signed, unsigned] = await Promise.all(documents.map(inkOf))
  expect(unsigned).toBeLessThan(200)
  expect(signed).toBeGreaterThan(3000)
})

test("an image is encoded anew, without its metadata, and not too large", async () => {
  const photo = black
    .clone()
    .resize(3000, 3000)
    .withExif({ IFD0: { Copyright: "Secret phone" } })
  const signatory = await read("photo.jpg", await photo.jpeg().toBuffer())
  const image = Buffer.from(signatory?.image ?? [])
  expect(await sharp(image).metadata()).toMatchObject({ format: "png", width: 400, height: 400 })
  expect(image.includes("Secret phone")).toBe(false)
})

test.for([
  ["signature.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ["text.png", "no image"],
  ["half.png", (await black.png().toBuffer()).subarray(0, 60)],
] as const)("%s stops the start with one line", async ([name, content]) => {
  await expect(read(name, content)).rejects.toThrow(/^CERTIFICATE_SIGNATURE \S+ cannot be used: [^\n]+$/)
})

test("a signature that does not exist stops the start, and none is needed", async () => {
  await expect(readSignatory({ ...person, signatureFile: join(folder, "none.png") })).rejects.toThrow("ENOENT")
  expect(await readSignatory(undefined)).toBeUndefined()
})
