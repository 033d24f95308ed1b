import { imageLimits } from "contract"
import type { FastifyRequest } from "fastify"
import { badInput, RequestFailure, tooLarge } from "#errors.ts"

const uploadTimeoutMs = 110_000

export const uploadLimits = {
  fileSize: imageLimits.bytes,
  parts: 10,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 50,
}

/** Reads the only file, in the field `image`. Ignores other fields that are not files. */
export async function uploadedFile(request: FastifyRequest): Promise<Buffer> {
  // Slower senders are cut off, because few may upload at the same time.
  const timer = setTimeout(() => request.raw.destroy(), uploadTimeoutMs)
  try {
    return await onlyFile(request)
  } catch (error) {
    // A malformed form is treated as one without an image.
    throw error instanceof RequestFailure ? error : badInput("imageMissing", "image")
  } finally {
    clearTimeout(timer)
    // Discard the rest of a rejected form, or the client would not read the response.
    request.raw.unpipe()
    request.raw.resume()
  }
}

async function onlyFile(request: FastifyRequest): Promise<Buffer> {
  let found: Buffer | undefined
  for await (const part of request.parts()) {
    if (part.type !== "file") continue
    if (part.fieldname !== "image" || found) throw badInput("imageMissing", "image")
    found = await part.toBuffer()
    if (part.file.truncated) throw tooLarge("imageTooLarge", "image")
  }
  if (!found?.length) throw badInput("imageMissing", "image")
  return found
}
