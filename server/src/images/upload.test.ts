import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { type AddressInfo, connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { diskStore } from "#images/disk-image-store.ts"
import { formOf, noiseImage, twoColourImage } from "#test/fuzz/hostile-images.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

const folder = mkdtempSync(join(tmpdir(), "prohori-uploads-"))
let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp("sqlite", { images: diskStore(folder) })
  token = (await app.as("admin")).token
  await app.app.listen({ port: 0, host: "127.0.0.1" })
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

const post = (form: object) => app.request({ method: "POST", url: "/api/images", ...form }, token)
const send = async (bytes: Buffer) => post(await formOf({ field: "image", bytes }))

const part = (field: string) => `--x\r\ncontent-disposition: form-data; name="${field}"; filename="a"\r\n\r\n`
const head = (length: number) =>
  `POST /api/images HTTP/1.1\r\nhost: x\r\nauthorization: ${token}\r\ncontent-length: ${length}\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n`

async function connected() {
  const { port } = app.app.server.address() as AddressInfo
  const socket = connect(port, "127.0.0.1").setEncoding("utf8")
  socket.on("error", () => {})
  await once(socket, "connect")
  return socket
}

test("a form without a file, with two files, or with another field is rejected with an error at the field", async () => {
  const bytes = await twoColourImage(8, 8).png().toBuffer()
  const imagePart = { field: "image", bytes }
  const text = Buffer.from('--x\r\ncontent-disposition: form-data; name="image"\r\n\r\ntext\r\n--x--\r\n')
  const forms = [
    await formOf(),
    await formOf({ field: "photo", bytes }),
    await formOf(imagePart, imagePart),
    await formOf(imagePart, { field: "other", bytes }),
    await formOf({ field: "image", bytes: Buffer.alloc(0) }),
    { headers: { "content-type": "multipart/form-data; boundary=x" }, payload: text },
    { headers: { "content-type": "multipart/form-data; boundary=x" }, payload: text.subarray(0, 70) },
    { headers: { "content-type": "multipart/form-data; boundary=x" }, payload: Buffer.from("not a form") },
    { headers: { "content-type": "multipart/form-data;" }, payload: text },
  ]
  for (const response of await Promise.all(forms.map(post))) {
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toMatchObject([{ field: "image", message: "Please choose one image" }])
  }
})

test("this call accepts only multipart forms, and no other call accepts them", async () => {
  const sendTo = (url: string, options: object) => app.request({ method: "POST", url, ...options }, token)
  const form = await formOf({ field: "image", bytes: await twoColourImage(8, 8).png().toBuffer() })
  expect((await sendTo("/api/images", { payload: { image: "x" } })).statusCode).toBe(415)
  expect((await sendTo("/api/images", {})).statusCode).toBe(415)
  expect((await sendTo("/api/auth/login", form)).statusCode).toBe(415)
})

test("a form that is rejected half-way is read to its end, so that the connection stays usable", async () => {
  const socket = await connected()
  const body = `${part("other")}${"x".repeat(4_000_000)}\r\n--x--\r\n`
  socket.write(`${head(body.length)}${body}GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n`)
  let received = ""
  for await (const text of socket) {
    received += text
    if (received.includes("HTTP/1.1 200")) break
  }
  expect(received).toMatch(/^HTTP\/1.1 400/)
})

test("aborted uploads do not block others", async () => {
  const sockets = await Promise.all(Array.from({ length: 30 }, connected))
  const replies = sockets.map((socket) => once(socket, "data"))
  for (const reply of replies) reply.catch(() => {})
  for (const socket of sockets) socket.write(`${head(9999)}${part("image")}abc`)
  expect(String(await Promise.race(replies))).toContain("503 Service Unavailable")
  for (const socket of sockets) socket.destroy()
  const image = await twoColourImage(8, 8).png().toBuffer()
  await expect.poll(async () => (await send(image)).statusCode).toBe(200)
})

test("one IP address can upload sixty times in ten minutes", async () => {
  const settings = { publicUrl: "http://localhost", rateLimit: 1000, trustProxy: undefined }
  const limited = await startTestApp("sqlite", { settings, images: diskStore(folder) })
  const { token } = await limited.as("student")
  const upload = () => limited.request({ method: "POST", url: "/api/images" }, token)
  const statuses: number[] = []
  for (let count = 0; count < 61; count++) statuses.push((await upload()).statusCode)
  expect(statuses.filter((status) => status === 415)).toHaveLength(60)
  const refused = await upload()
  expect([statuses.at(-1), refused.json().message]).toEqual([429, "Too many requests. Please wait a moment"])
  // They come back evenly within ten minutes: one after ten seconds.
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(5)
  expect((await limited.request({ url: "/api/images/x" })).statusCode).toBe(404)
  await limited.stop()
})

test("concurrent uploads are queued; a user who sends too many gets 503, other users do not", async () => {
  const image = await noiseImage(800, 600).jpeg().toBuffer()
  const uploads = Array.from({ length: 40 }, () => send(image))
  const { token: other } = await app.as("student")
  const form = await formOf({ field: "image", bytes: image })
  const others = app.request({ method: "POST", url: "/api/images", ...form }, other)
  const responses = await Promise.all(uploads)
  const statuses = responses.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(30).fill(503)])
  expect((await others).statusCode).toBe(200)
  const refused = responses.find(({ statusCode }) => statusCode === 503)
  expect(refused?.headers["retry-after"]).toBe("1")
})
