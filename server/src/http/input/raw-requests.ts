import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"
import { badInput, failureOf } from "#errors.ts"
import type { App } from "#http/handle.ts"
import { noPagePolicy, transportHeaders } from "#http/headers/headers.ts"
import type { Log } from "#log.ts"

// Not imported from "node:http": that evaluates all its exports, and loads 10 MB for WebSocket and fetch.
const reasonPhrases = { 400: "Bad Request", 431: "Request Header Fields Too Large" }

type Server = { log: Log; publicUrl: string }

/** Rejects a request that never reaches Fastify, on the socket, with the same envelope, headers and request id. */
function respondOnSocket({ log, publicUrl }: Server, socket: Duplex, status: 400 | 431, reason: string) {
  const reqId = randomUUID()
  log.info({ reqId, status, reason }, "a request could not be read")
  const body = JSON.stringify(failureOf({ code: status === 431 ? "tooLarge" : "badInput" }))
  const head = [
    `HTTP/1.1 ${status} ${reasonPhrases[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    `content-security-policy: ${noPagePolicy}`,
    "x-content-type-options: nosniff",
    "referrer-policy: no-referrer",
    ...Object.entries(transportHeaders(publicUrl)).map(([name, value]) => `${name}: ${value}`),
    `x-request-id: ${reqId}`,
    "connection: close",
  ]
  socket.end([...head, "", body].join("\r\n"))
}

/** For bytes that are not valid HTTP. */
export const rejectUnreadableRequest = (server: Server) => (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === "ECONNRESET" || !socket.writable) return
  respondOnSocket(server, socket, error.code === "HPE_HEADER_OVERFLOW" ? 431 : 400, error.code ?? error.message)
}

/** A client may send an absolute URL, as to a proxy (RFC 9112, 3.2.2): it means the same as its path. */
export function pathOfAbsoluteUrl({ url = "/" }: Pick<IncomingMessage, "url">): string {
  const origin = /^https?:\/\/[^/?#]*/i.exec(url)?.[0]
  if (origin === undefined) return url
  const path = url.slice(origin.length)
  return path.startsWith("/") ? path : `/${path}`
}

export function handleRawRequests(app: App, server: Server) {
  // An unknown expectation may be ignored (RFC 9110, 10.1.1); Node would respond with a bare 417.
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response))
  app.server.on("connect", (_request, socket) => respondOnSocket(server, socket, 400, "CONNECT"))

  app.addHook("onRequest", ({ raw }, _reply, done) => {
    // rawHeaders alternates names and values; `headers` would hide a repeated Host.
    const isHost = (text: string, index: number) => index % 2 === 0 && /^host$/i.test(text)
    const hosts = raw.rawHeaders.filter(isHost).length
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === "1.1")) return done(badInput("badInput"))
    done()
  })
}
