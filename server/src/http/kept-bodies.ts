import { createHash } from "node:crypto"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { Topic } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Changes } from "#db/changes.ts"

type Encoding = "br" | "gzip" | "identity"

const compress: Record<Encoding, (plain: Buffer) => Buffer> = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => gzipSync(plain),
  identity: (plain) => plain,
}

/** One answer's body, compressed for each encoding when somebody first asks for it. */
export class KeptBody {
  readonly etag: string
  readonly topics: readonly Topic[]
  readonly #bodies: Partial<Record<Encoding, Buffer>>
  /** A record's ETag names its state, but the addresses of its images change with `PUBLIC_URL`: no 304 by that. */
  readonly #isOwnEtag: boolean

  constructor(text: string, topics: readonly Topic[], etag?: string) {
    const plain = Buffer.from(text)
    this.topics = topics
    this.#isOwnEtag = etag === undefined
    this.etag = etag ?? `W/"${createHash("sha1").update(plain).digest("base64url")}"`
    this.#bodies = { identity: plain }
  }

  /** Sets the reply's headers and answers what it carries: the best encoding that the client takes, or nothing new. */
  encode(request: FastifyRequest, reply: FastifyReply, vary = "accept-encoding"): Buffer | string {
    reply.headers({ etag: this.etag, vary })
    if (reply.statusCode === 200 && this.#isOwnEtag && isNamed(this.etag, request.headers["if-none-match"])) {
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

/** Bodies by what was asked for, the longest unused going first, each dropped when what it shows changes. */
export class KeptBodies<Body extends KeptBody = KeptBody> {
  readonly #bodies = new Map<string, Body>()
  readonly #changes: Changes
  readonly #mostBytes: number
  #bytes = 0

  constructor(changes: Changes, mostMebibytes = 32) {
    this.#changes = changes
    this.#mostBytes = mostMebibytes * 1024 * 1024
    changes.listen((topic) => {
      for (const [key, body] of this.#bodies) if (body.topics.includes(topic)) this.#drop(key, body)
    })
  }

  get(key: string): Body | undefined {
    if (!this.#changes.areHeard) return undefined
    const body = this.#bodies.get(key)
    if (!body) return undefined
    this.#bodies.delete(key)
    this.#bodies.set(key, body)
    return body
  }

  /** Keeps a body, unless something changed since this version, so that it may show an older state. */
  keep(key: string, body: Body, version: number) {
    if (version !== this.#changes.version || !this.#changes.areHeard) return
    const previous = this.#bodies.get(key)
    if (previous) this.#drop(key, previous)
    this.#bodies.set(key, body)
    this.#bytes += body.bytes
    for (const [oldest, kept] of this.#bodies) if (this.#bytes > this.#mostBytes) this.#drop(oldest, kept)
  }

  #drop(key: string, body: Body) {
    this.#bodies.delete(key)
    this.#bytes -= body.bytes
  }
}
