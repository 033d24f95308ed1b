import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { onSendHookHandler } from "fastify"
import type { App } from "#http/handle.ts"

export type Encoding = "br" | "gzip" | "identity"

/** In the main thread, where load shedding sees the time it takes: in the thread pool it would delay logins and files. */
export const compress: Record<Encoding, (plain: Buffer, brotliQuality: number) => Buffer> = {
  br: (plain, quality) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (plain) => gzipSync(plain),
  identity: (plain) => plain,
}

export function encodingFor(accepted = ""): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return "br"
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return "gzip"
  return "identity"
}

/** Half the time of the quality for what is kept, and 7 % more bytes. */
export const fastQuality = 4

/** Shorter texts fit into a packet or two. Longer ones would take more than some milliseconds; none is sent to visitors. */
const [minCharacters, maxCharacters] = [1024, 256 * 1024]

/**
 * Compresses JSON and texts that are made for one request. What is the same for everyone is compressed once and kept, or compressed by the
 * build; streams (CSV, ZIP) and documents are sent as they are.
 */
export function compressTexts(app: App) {
  app.addHook("onRoute", (route) => {
    // The last hook: what the cache of responses keeps is not compressed before.
    route.onSend = [...[route.onSend ?? []].flat(), compressText]
  })
}

const compressText: onSendHookHandler = (request, reply, payload, done) => {
  if (typeof payload !== "string" || payload.length < minCharacters || payload.length > maxCharacters) return done()
  if (!/^text\/|\/(\w+\+)?json/.test(String(reply.getHeader("content-type")))) return done()
  reply.header("vary", ["accept-encoding", reply.getHeader("vary") ?? []].flat().join(", "))
  const encoding = encodingFor(request.headers["accept-encoding"])
  if (encoding === "identity") return done()
  reply.header("content-encoding", encoding).removeHeader("content-length")
  done(null, compress[encoding](Buffer.from(payload), fastQuality))
}
