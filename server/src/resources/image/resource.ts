import multipart from "@fastify/multipart"
import { getImage, imageLimits, isOffice, UploadedImage, uploadImage } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { badInput, busy, notFound, RequestFailure, tooLarge, wrongType } from "#errors.ts"
import { sessionIn } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { noPagePolicy } from "#http/headers/headers.ts"
import { convertImage, rejectOtherFormats } from "#images/convert.ts"
import { pathOf } from "#images/image-references.ts"
import { markUploaded } from "#images/image-rows.ts"
import { isImageName, nameOf } from "#images/name.ts"
import { refundImage, reserveImage } from "#images/quota.ts"
import { concurrencyLimit } from "#isolation/bulkhead.ts"
import { type Dependencies, example, type Resource } from "#resources/resource.ts"

const url = "https://images.example.com/web-security.webp"

export const image: Resource = {
  routes: imageRoutes,
  examples: [example(UploadedImage, { data: { url }, success: true, status: 200 })],
}

// Each upload holds up to 5 MB in memory.
const limitUploads = concurrencyLimit({ name: "Uploads", maxConcurrent: 20, maxQueued: 0 })

const uploadsByUser = new Map<string, number>()
const maxUploadsPerUser = 10

/** Limits the concurrent uploads of a user, so that many or slow uploads cannot block other users. */
async function limitPerUser<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const count = (uploadsByUser.get(userId) ?? 0) + 1
  if (count > maxUploadsPerUser) throw busy()
  uploadsByUser.set(userId, count)
  try {
    return await work()
  } finally {
    const left = (uploadsByUser.get(userId) ?? 1) - 1
    if (left > 0) uploadsByUser.set(userId, left)
    else uploadsByUser.delete(userId)
  }
}

/** The site's own image host. Uploads are always re-encoded; the original files are never served. */
function imageRoutes(app: App, { database, images: store, publicUrl, imageQuota }: Dependencies) {
  handle(app, getImage, async ({ params: { name }, headers }, reply) => {
    if (!isImageName(name)) throw notFound("imageNotFound")
    const etag = `"${name.slice(0, 64)}"`
    // The image of a name never changes, so a cached copy is always fresh.
    if (headers["if-none-match"]?.includes(etag)) return setHeaders(reply, etag).code(304).send()
    const bytes = await store.get(name)
    if (!bytes) throw notFound("imageNotFound")
    return setHeaders(reply, etag).type("image/webp").send(bytes)
  })

  app.register(async (scope: App) => {
    await scope.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false })
    scope.addHook("preParsing", async ({ headers }) => {
      if (!/^multipart\/form-data *;/i.test(headers["content-type"] ?? "")) throw wrongType("imageTypes")
    })

    handle(scope, uploadImage, async (request) => {
      const { userId, role } = sessionIn(request)
      const upload = async () => {
        const bytes = await uploadedFile(request)
        rejectOtherFormats(bytes)
        await store.checkFreeSpace()
        const path = await storeImage(bytes, userId, { isPhoto: !isOffice(role) })
        return { data: { url: publicUrl + path }, status: 200 } as const
      }
      return limitPerUser(userId, () => limitUploads(upload))
    })
  })

  async function storeImage(bytes: Buffer, userId: string, as: { isPhoto: boolean }): Promise<string> {
    const reservation = await reserveImage(database, userId, imageQuota)
    try {
      const webp = await convertImage(bytes, as)
      const name = nameOf(webp)
      if (!(await markUploaded(database, name))) throw busy()
      await store.put(name, webp)
      return pathOf(name)
    } catch (error) {
      await refundImage(database, reservation, error)
      throw error
    }
  }
}

/** Other sites may embed images. Opened directly, an image can run no scripts. */
function setHeaders(reply: FastifyReply, etag: string): FastifyReply {
  return reply.headers({
    etag,
    "cache-control": "public, max-age=31536000, immutable",
    "content-disposition": "inline",
    "content-security-policy": `${noPagePolicy}; sandbox`,
    "cross-origin-resource-policy": "cross-origin",
  })
}

const uploadTimeoutMs = 110_000

const uploadLimits = {
  fileSize: imageLimits.bytes,
  parts: 10,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 50,
}

/** Reads the only file, in the field `image`. Ignores other fields that are not files. */
async function uploadedFile(request: FastifyRequest): Promise<Buffer> {
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
