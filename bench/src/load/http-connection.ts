import { once } from "node:events"
import { connect } from "node:net"

const socketTimeoutMs = 30_000

export type HttpRequest = {
  method?: "GET" | "POST" | "PATCH"
  path: string
  token?: string
  from?: string
  type?: string
  encoding?: string
  body?: string | Buffer
}
export type HttpResponse = { status: number; milliseconds: number; size: number; body: () => string }
type Received = { status: number; bytes: Buffer }
export type Connection = Awaited<ReturnType<typeof openConnection>>

/**
 * A connection for one request at a time. Each response has the time until its last byte arrived. The overhead of fetch
 * would be longer than these times.
 */
export async function openConnection(port: number) {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true })
  await once(socket, "connect")
  let parts: Buffer[] = []
  let onResponse = (_response: Received) => {}
  let onError = (_error: Error) => {}
  socket.on("data", (bytes: Buffer) => {
    parts.push(bytes)
    const response = parseResponse(parts)
    if (!response) return
    parts = []
    onResponse(response)
  })
  socket.on("timeout", () => socket.destroy(new Error("The app timed out")))
  socket.on("error", (error) => onError(error))
  socket.on("close", () => onError(new Error("The app closed a connection")))

  async function send(request: HttpRequest): Promise<HttpResponse> {
    const from = performance.now()
    const { status, bytes } = await new Promise<Received>((resolve, reject) => {
      ;[onResponse, onError] = [resolve, reject]
      // Not of a connection that waits for the next request: one that it closed would never respond.
      socket.setTimeout(socketTimeoutMs)
      socket.write(headOf(request, port))
      if (request.body !== undefined) socket.write(request.body)
    })
    const milliseconds = performance.now() - from
    socket.setTimeout(0)
    // Decoded only if it is read: a PDF's bytes take longer than the requests that are measured.
    return { status, milliseconds, size: bytes.length, body: () => bytes.toString() }
  }
  return { send, close: () => socket.destroy() }
}

function headOf(request: HttpRequest, port: number) {
  const { method = "GET", path, token, from, type = "application/json", encoding, body } = request
  const lines = [`${method} ${path} HTTP/1.1`, `host: 127.0.0.1:${port}`]
  if (token) lines.push(`authorization: ${token}`)
  if (encoding) lines.push(`accept-encoding: ${encoding}`)
  if (from) lines.push(`x-forwarded-for: ${from}`)
  if (body !== undefined) lines.push(`content-type: ${type}`, `content-length: ${Buffer.byteLength(body)}`)
  return `${lines.join("\r\n")}\r\n\r\n`
}

function parseResponse(parts: Buffer[]) {
  const bytes = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
  const end = bytes.indexOf("\r\n\r\n")
  if (end < 0) return null
  const head = bytes.toString("latin1", 0, end)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
  if (bytes.length < end + 4 + length) return null
  return { status: Number(head.slice(9, 12)), bytes: bytes.subarray(end + 4) }
}
