import { createHash } from "node:crypto"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { Changes } from "#db/changes.ts"

type Page = { html: string; topics: readonly string[] }
export type Encoding = "br" | "gzip" | "identity"

const mostBytes = 32 * 1024 * 1024

const compress: Record<Encoding, (plain: Buffer) => Buffer> = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => gzipSync(plain),
  identity: (plain) => plain,
}

/** One rendered page, compressed for each encoding when somebody first asks for it. */
export class KeptPage {
  readonly etag: string
  readonly topics: readonly string[]
  readonly #bodies: Partial<Record<Encoding, Buffer>>

  constructor({ html, topics }: Page) {
    const plain = Buffer.from(html)
    this.topics = topics
    this.etag = `W/"${createHash("sha1").update(plain).digest("base64url")}"`
    this.#bodies = { identity: plain }
  }

  body(encoding: Encoding): Buffer {
    const known = this.#bodies[encoding]
    if (known) return known
    const body = compress[encoding](this.body("identity"))
    this.#bodies[encoding] = body
    return body
  }

  /** Counted for the plain text twice, for its compressed bodies together take less than it does. */
  get bytes() {
    return this.body("identity").length * 2
  }
}

/** Rendered pages by address and language, the longest unused going first, each dropped when what it shows changes. */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  readonly #changes: Changes
  #bytes = 0
  #version = 0

  constructor(changes: Changes) {
    this.#changes = changes
    changes.listen((topic) => {
      this.#version++
      for (const [key, page] of this.#pages) if (page.topics.includes(topic)) this.#drop(key, page)
    })
  }

  get(key: string): KeptPage | undefined {
    if (!this.#changes.areHeard) return undefined
    const page = this.#pages.get(key)
    if (!page) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  /** To be asked before rendering, and handed to `keep`. */
  version(): number {
    return this.#version
  }

  /** Keeps a page, unless something changed since its rendering began, so that it may show an older state. */
  keep(key: string, page: KeptPage, version: number) {
    if (version !== this.#version || !this.#changes.areHeard) return
    const previous = this.#pages.get(key)
    if (previous) this.#drop(key, previous)
    this.#pages.set(key, page)
    this.#bytes += page.bytes
    for (const [oldest, kept] of this.#pages) if (this.#bytes > mostBytes) this.#drop(oldest, kept)
  }

  #drop(key: string, page: KeptPage) {
    this.#pages.delete(key)
    this.#bytes -= page.bytes
  }
}
