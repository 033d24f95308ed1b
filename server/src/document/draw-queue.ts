import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { type CertificateDocument, type DocumentFormat, documentTexts } from "contract"
import { LRUCache } from "lru-cache"
import { type AttachedCredential, attachCredential, credentialLength } from "#document/attachment.ts"
import type { DrawRequest, DrawResponse } from "#document/draw-child.ts"
import { serverFile, webFolder } from "#folders.ts"
import { childWorkers, WorkerCrashed } from "#isolation/child-workers.ts"
import { fairQueue } from "#isolation/fair-queue.ts"
import { observeCache } from "#isolation/observable-gauges.ts"
import { programFile } from "#program-file.ts"

export type DocumentRequest = { document: CertificateDocument; format: DocumentFormat; credential?: AttachedCredential }
export type Documents = ReturnType<typeof openDocuments>

/**
 * Some twenty documents. If many are drawn, they must leave the cache while they are young: those that survive two scavenges are
 * freed by major garbage collections only, each of which blocks all requests for more than 10 ms.
 */
const maxCacheBytes = 2 * 1024 * 1024

/** Fonts and frame, as `npm start` built them. */
export const builtDocumentFolder = `${webFolder}dist/document/`

const drawProgram = programFile("document/draw-child")

type Limits = { maxConcurrent: number; maxQueued: number; maxWaitMs: number; timeoutMs: number }

/** Draws certificates as documents, in child processes: Typst is native code, and a panic in it ends its process. */
export function openDocuments(folder: string, { timeoutMs, maxConcurrent, ...limits }: Limits) {
  const { enqueue } = fairQueue({ name: "Documents", maxConcurrent, lanes: { document: { weight: 1, ...limits } } })
  const workers = childWorkers<DrawResponse>({
    program: drawProgram,
    timeoutMs,
    maxRequests: 10_000,
    idleMs: 60_000,
  })

  async function draw(request: DocumentRequest, source: string): Promise<Buffer> {
    const { document, format, credential } = request
    const length = credential ? await credentialLength(credential) : 0
    const sent: DrawRequest = { document, format, credentialLength: length, folder }
    const run = () => workers.run(sent)
    const { bytes, digest = "" } = await enqueue("document", source, () => run().catch(retryAfterCrash(run)))
    // The same memory: copies of 80 KB would make garbage collections more frequent.
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return credential ? attachCredential(file, digest, credential) : file
  }

  // Concurrent requests for the same document share its drawing.
  const drawn = new LRUCache<string, Buffer, { request: DocumentRequest; source: string }>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context: { request, source } }) => draw(request, source),
    ignoreFetchAbort: true,
  })
  observeCache("Documents", drawn, () => drawn.calculatedSize)

  return {
    /** The ETag is known before the document is drawn: the same texts are always drawn as the same bytes. */
    prepare(request: DocumentRequest) {
      const key = hashOf(request)
      return {
        etag: `"${key}"`,
        /** `source` is the requester, for fair queuing. */
        draw: (source: string): Promise<Buffer> => drawn.forceFetch(key, { context: { request, source } }),
      }
    },
    stop: workers.stop,
  }
}

/** The process may have ended because of an earlier document, or been killed for want of memory. */
const retryAfterCrash = (run: () => Promise<DrawResponse>) => (crash: unknown) => {
  if (!(crash instanceof WorkerCrashed)) throw crash
  return run()
}

let programHash: Buffer | undefined

/** Of all that decides about the bytes: the request and our program. */
function hashOf(request: DocumentRequest): string {
  programHash ??= hashOfProgram()
  const image = request.document.signatory?.image ?? ""
  const texts = documentTexts(request.document)
  const text = JSON.stringify({ ...request, texts }, (key, value) => (key === "image" ? undefined : value))
  return createHash("sha1").update(programHash).update(text).update(image).digest("base64url")
}

/** Bundled, its code is in the program and in files whose names, which the program contains, have a hash of their content. */
function hashOfProgram(): Buffer {
  const folder = serverFile("src/document/")
  const hash = createHash("sha1").update(readFileSync(drawProgram))
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(new URL(name, folder)))
  return hash.digest()
}
