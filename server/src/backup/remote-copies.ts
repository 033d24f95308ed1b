import { type FileHandle, open } from "node:fs/promises"
import { basename } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { escapeXml } from "#escape-xml.ts"
import { listObjects, type S3Request, type S3Settings, s3Client, xmlText } from "#s3-client.ts"

const folder = "backups/"
const maxAttempts = 3
const abortTimeoutMs = 2000
/** S3 allows 10,000 parts of at least 5 MB. A part fits into the memory, and passes a link of 1 Mbit/s in two minutes. */
const defaultLimits = { partBytes: 16 * 1024 * 1024, timeoutMs: 5 * 60 * 1000, pauseMs: 10_000 }

/** Copies of the backups in a bucket of S3-compatible storage, for the day on which the disk is lost. */
export function remoteCopies(settings: S3Settings, limits: Partial<typeof defaultLimits> = {}) {
  const { partBytes, timeoutMs, pauseMs } = { ...defaultLimits, ...limits }
  const send = s3Client(settings)

  /** Retries each request: a link that fails for a moment must not fail the copy. */
  async function request(path: string, options: Omit<S3Request, "signal">, signal: AbortSignal) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await send(path, { ...options, signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) })
      } catch (error) {
        if (signal.aborted || attempt === maxAttempts) throw new Error("The copy in S3 failed", { cause: error })
        await wait(pauseMs, undefined, { signal })
      }
    }
  }

  async function upload(path: string, signal: AbortSignal) {
    const object = `/${folder}${basename(path)}`
    const begun = await request(`${object}?uploads=`, { method: "POST", expect: [200] }, signal)
    const id = `uploadId=${encodeURIComponent(xmlText(begun.bytes.toString(), "UploadId"))}`
    try {
      await using file = await open(path)
      const tags: string[] = []
      for (let number = 1; ; number++) {
        const body = await nextBytes(file, partBytes)
        if (body.length === 0) break
        const options = { method: "PUT", body, expect: [200] }
        const { headers } = await request(`${object}?partNumber=${number}&${id}`, options, signal)
        tags.push(headers.get("etag") ?? "")
      }
      const { size } = await file.stat()
      await join(`${object}?${id}`, tags, signal).catch(async (error) => {
        // The answer may have been lost, and then the retry finds no such upload.
        const { headers } = await request(object, { method: "HEAD", expect: [200, 404] }, signal)
        if (Number(headers.get("content-length")) !== size) throw error
      })
    } catch (error) {
      // Parts that are never joined would be paid for. Short, because the server may be stopping.
      const abort = { method: "DELETE", expect: [204, 404], signal: AbortSignal.timeout(abortTimeoutMs) }
      await send(`${object}?${id}`, abort).catch(() => {})
      throw error
    }
  }

  async function join(upload: string, tags: readonly string[], signal: AbortSignal) {
    const body = Buffer.from(listOf(tags))
    const { bytes } = await request(upload, { method: "POST", body, expect: [200] }, signal)
    // S3 may respond with 200 before it has joined the parts, and report a failure in the body.
    if (!bytes.includes("<CompleteMultipartUploadResult"))
      throw new Error(`The copy in S3 was not completed: ${xmlText(bytes.toString(), "Code")}`)
  }

  async function names(signal: AbortSignal): Promise<string[]> {
    const objects = listObjects(folder, (path) => request(path, { expect: [200] }, signal))
    return (await Array.fromAsync(objects, ({ key }) => key.slice(folder.length))).sort()
  }

  const remove = (name: string, signal: AbortSignal) =>
    request(`/${folder}${name}`, { method: "DELETE", expect: [200, 204, 404] }, signal)

  return { upload, names, remove }
}

/** The next bytes of a file: fewer only at its end. */
async function nextBytes(file: FileHandle, length: number) {
  const bytes = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return bytes.subarray(0, filled)
}

function listOf(tags: readonly string[]): string {
  const parts = tags.map((tag, index) => {
    return `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(tag)}</ETag></Part>`
  })
  return `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`
}
