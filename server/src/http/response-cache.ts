import { createHash } from "node:crypto"
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib"
import type { Topic } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { LRUCache } from "lru-cache"
import type { ChangeFeed } from "#db/change-feed.ts"

const maxCacheBytes = 64 * 1024 * 1024

type Encoding = "br" | "gzip" | "identity"
type Parts = {
  text: string
  topics: readonly Topic[]
  headers: Record<string, string>
  etag?: string | undefined
  /** If it is not to be cached, a faster compression is used: half the time, 7 % more bytes. */
  isCacheable?: boolean
}

const compress: Record<Encoding, (plain: Buffer, brotliQuality: number) => Buffer> = {
  br: (plain, quality) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (plain) => gzipSync(plain),
  identity: (plain) => plain,
}

export type CachedResponse = ReturnType<typeof cachedResponse>

/** A response that is the same for everyone. Each encoding is compressed when it is first requested. */
export function cachedResponse({ text, topics, headers, etag: ownEtag, isCacheable = true }: Parts) {
  let plain: Buffer | undefined = Buffer.from(text)
  const etag = ownEtag ?? `W/"${createHash("sha1").update(plain).digest("base64url")}"`
  const allHeaders = { vary: "accept-encoding", ...headers, etag }
  const bodies: Partial<Record<Encoding, Buffer>> = {}
  const bodyIn = (encoding: Encoding) => (bodies[encoding] ??= compress[encoding](read(), isCacheable ? 5 : 4))
  const read = (): Buffer => plain ?? brotliDecompressSync(bodyIn("br"))
  const response = {
    topics,
    /** About as much as it needs in memory: gzip's output is a tenth longer than Brotli's. */
    bytes: () => (plain ? plain.length * 2 : bodyIn("br").length * 2.2),
    text: () => read().toString(),
    /** Drops the plain text, which is five times as long and rarely needed again for a page. */
    compact() {
      bodyIn("br")
      plain = undefined
      return response
    },
    /** Sets the headers and returns the body in the best encoding that the client accepts, or an empty one with 304. */
    encode(request: FastifyRequest, reply: FastifyReply): Buffer | string {
      reply.headers(allHeaders)
      // No 304 by a record's ETag: it names the record's state, but its image URLs change with `PUBLIC_URL`.
      if (reply.statusCode === 200 && !ownEtag && matchesEtag(etag, request.headers["if-none-match"])) {
        reply.code(304)
        return ""
      }
      const encoding = encodingFor(request.headers["accept-encoding"])
      if (encoding !== "identity") reply.header("content-encoding", encoding)
      return encoding === "identity" ? read() : bodyIn(encoding)
    },
  }
  return response
}

const withoutWeakness = (etag: string) => etag.trim().replace(/^W\//, "")

/** Whether `If-None-Match` names this ETag. */
export function matchesEtag(etag: string, ifNoneMatch = "") {
  const named = ifNoneMatch.split(",").map(withoutWeakness)
  return named.includes(withoutWeakness(etag)) || named.includes("*")
}

function encodingFor(accepted = ""): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return "br"
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return "gzip"
  return "identity"
}

declare module "fastify" {
  interface FastifyInstance {
    responseCache: ResponseCache
  }
}

export type ResponseCache = ReturnType<typeof responseCache>

/** LRU cache, invalidated by topic. Callers cache only a bounded set of URLs: arbitrary ones would evict everything else. */
export function responseCache(changes: ChangeFeed) {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ bytes }) => Math.ceil(bytes()) + 1,
  })
  let hits = 0
  let misses = 0
  changes.listen((topic) => {
    for (const [key, { topics }] of responses.entries()) if (topics.includes(topic)) responses.delete(key)
  })
  return {
    get(key: string) {
      const found = changes.isComplete ? responses.get(key) : undefined
      if (found) hits++
      else misses++
      return found
    },
    /** Caches a response, unless something has changed since this version: it might be stale already. */
    set(key: string, response: CachedResponse, version: number) {
      if (version === changes.version && changes.isComplete) responses.set(key, response)
    },
    /** Read this before starting work whose result may be cached. */
    version: () => changes.version,
    counts: () => ({ hits, misses, responses: responses.size, bytes: responses.calculatedSize }),
  }
}
