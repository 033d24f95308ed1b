import { imageLimits } from "contract"
import type { FastifyRequest } from "fastify"
import { badInput, RequestFailure, tooLarge } from "#errors.ts"

const longestUpload = 110_000

export const uploadLimits = {
  fileSize: imageLimits.bytes,
  parts: 10,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 50,
}

/** The one file in the field `image`. Other fields that are no files are dropped. */
export async function uploadedFile(request: FastifyRequest): Promise<Buffer> {
  // Whoever sends slower than this is cut off: few may send at once.
  const timer = setTimeout(() => request.raw.destroy(), longestUpload)
  try {
    return await onlyFile(request)
  } catch (error) {
    // A form that cannot be read has no picture either.
    throw error instanceof RequestFailure ? error : badInput("imageMissing", "image")
  } finally {
    clearTimeout(timer)
    // What is left of a refused form is read and dropped, or the refusal would never be heard.
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
