import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"
import { badInput, failureOf } from "#errors.ts"
import type { App } from "#http/handle.ts"
import type { Log } from "#log.ts"

// Not from "node:http": importing that as a module evaluates all its exports, and loads 10 MB for WebSocket and fetch.
const reasonPhrases = { 400: "Bad Request", 431: "Request Header Fields Too Large" }

/** Requests that never reach Fastify are answered on the socket, with the same envelope, headers and request id. */
function answerOnSocket(log: Log, socket: Duplex, status: 400 | 431, reason: string) {
  const reqId = randomUUID()
  log.info({ reqId, status, reason }, "a request could not be read")
  const body = JSON.stringify(failureOf({ code: status === 431 ? "tooLarge" : "badInput" }))
  const head = [
    `HTTP/1.1 ${status} ${reasonPhrases[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options: nosniff",
    `x-request-id: ${reqId}`,
    "connection: close",
  ]
  socket.end([...head, "", body].join("\r\n"))
}

/** What is no readable HTTP. */
export const answerUnreadable = (log: Log) => (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === "ECONNRESET" || !socket.writable) return
  answerOnSocket(log, socket, error.code === "HPE_HEADER_OVERFLOW" ? 431 : 400, error.code ?? error.message)
}

/** A client may send the whole address, as to a proxy (RFC 9112, 3.2.2): it means the same as its path. */
export function pathOfWholeAddress({ url = "/" }: Pick<IncomingMessage, "url">): string {
  const origin = /^https?:\/\/[^/?#]*/i.exec(url)?.[0]
  if (origin === undefined) return url
  const path = url.slice(origin.length)
  return path.startsWith("/") ? path : `/${path}`
}

export function handleRawRequests(app: App) {
  // An expectation that is not known may be passed over (RFC 9110, 10.1.1); Node would answer a bare 417.
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response))
  app.server.on("connect", (_request, socket) => answerOnSocket(app.log as Log, socket, 400, "CONNECT"))

  app.addHook("onRequest", ({ raw }, _reply, done) => {
    // Names and values in turn, as they came: `headers` has a repeated one only once.
    const isHost = (text: string, at: number) => at % 2 === 0 && /^host$/i.test(text)
    const hosts = raw.rawHeaders.filter(isHost).length
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === "1.1")) return done(badInput("badInput"))
    done()
  })
}
