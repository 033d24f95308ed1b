import { createHash } from "node:crypto"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { Topic } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { LRUCache } from "lru-cache"
import type { Changes } from "#db/changes.ts"

const maxBytes = 64 * 1024 * 1024

type Encoding = "br" | "gzip" | "identity"
type Parts = { text: string; topics: readonly Topic[]; headers: Record<string, string>; etag?: string | undefined }

const compress: Record<Encoding, (plain: Buffer) => Buffer> = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => gzipSync(plain),
  identity: (plain) => plain,
}

/** A response that is the same for everybody, compressed for each encoding when somebody first asks for it. */
export class CachedResponse {
  readonly topics: readonly Topic[]
  readonly #headers: Record<string, string>
  readonly #etag: string
  readonly #bodies: Partial<Record<Encoding, Buffer>>
  /** A record's ETag names its state, but the addresses of its images change with `PUBLIC_URL`: no 304 by that. */
  readonly #isOwnEtag: boolean

  constructor({ text, topics, headers, etag }: Parts) {
    const plain = Buffer.from(text)
    this.topics = topics
    this.#isOwnEtag = etag === undefined
    this.#etag = etag ?? `W/"${createHash("sha1").update(plain).digest("base64url")}"`
    this.#headers = { vary: "accept-encoding", ...headers, etag: this.#etag }
    this.#bodies = { identity: plain }
  }

  /** Sets the reply's headers and answers what it carries: the best encoding that the client takes, or nothing new. */
  encode(request: FastifyRequest, reply: FastifyReply): Buffer | string {
    reply.headers(this.#headers)
    if (reply.statusCode === 200 && this.#isOwnEtag && isNamed(this.#etag, request.headers["if-none-match"])) {
      reply.code(304)
      return ""
    }
    const encoding = encodingFor(request.headers["accept-encoding"])
    if (encoding !== "identity") reply.header("content-encoding", encoding)
    return this.#body(encoding)
  }

  get text(): string {
    return this.#body("identity").toString()
  }

  #body(encoding: Encoding): Buffer {
    const known = this.#bodies[encoding]
    if (known) return known
    const body = compress[encoding](this.#body("identity"))
    this.#bodies[encoding] = body
    return body
  }

  /** Counted for the plain text twice, for its compressed bodies together take less than it does. */
  get bytes() {
    return this.#body("identity").length * 2
  }
}

const withoutWeakness = (etag: string) => etag.trim().replace(/^W\//, "")

/** Whether `If-None-Match` names this ETag. */
export function isNamed(etag: string, ifNoneMatch = "") {
  const named = ifNoneMatch.split(",").map(withoutWeakness)
  return named.includes(withoutWeakness(etag)) || named.includes("*")
}

function encodingFor(accepted = ""): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return "br"
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return "gzip"
  return "identity"
}

/**
 * The responses of API calls, pages and the sitemap, least recently used first to go, each dropped when what it shows
 * changes. Callers put in only what there are few of: nobody can push out the rest by making up addresses.
 */
export class ResponseCache {
  readonly #changes: Changes
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes + 1,
  })

  constructor(changes: Changes) {
    this.#changes = changes
    changes.listen((topic) => {
      for (const [key, { topics }] of this.#responses.entries()) if (topics.includes(topic)) this.#responses.delete(key)
    })
  }

  /** To be read before work begins whose result may be cached. */
  get version() {
    return this.#changes.version
  }

  get(key: string): CachedResponse | undefined {
    return this.#changes.areHeard ? this.#responses.get(key) : undefined
  }

  /** Caches a response, unless something changed since this version, so that it may show an older state. */
  set(key: string, response: CachedResponse, version: number) {
    if (version === this.#changes.version && this.#changes.areHeard) this.#responses.set(key, response)
  }
}
