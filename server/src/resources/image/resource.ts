import multipart from "@fastify/multipart"
import { getImage, UploadedImage, uploadImage } from "contract"
import type { FastifyReply } from "fastify"
import { busy, notFound, wrongType } from "#errors.ts"
import { sessionIn } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { convertImage, rejectOtherFormats } from "#images/convert.ts"
import { pathOf } from "#images/image-references.ts"
import { markUploaded } from "#images/image-rows.ts"
import { isImageName, nameOf } from "#images/name.ts"
import { refundImage, reserveImage } from "#images/quota.ts"
import { uploadedFile, uploadLimits } from "#images/upload.ts"
import { concurrencyLimit } from "#isolation/isolated.ts"
import { example, type Parts, type Resource } from "#resources/resource.ts"

const url = "https://images.example.com/web-security.webp"

export const image: Resource = {
  routes: imageRoutes,
  examples: [example(UploadedImage, { data: { url }, success: true, status: 200 })],
}

// Each holds up to 5 MB in memory.
const receiving = concurrencyLimit({ maxConcurrent: 20, maxQueued: 0 })

const sending = new Map<string, number>()
const mostOfOneUser = 10

/** Whoever sends many at once, or slowly, keeps nobody else out. */
async function fewOf<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const count = (sending.get(userId) ?? 0) + 1
  if (count > mostOfOneUser) throw busy()
  sending.set(userId, count)
  try {
    return await work()
  } finally {
    const left = (sending.get(userId) ?? 1) - 1
    if (left > 0) sending.set(userId, left)
    else sending.delete(userId)
  }
}

/** Our own image host: pictures come in as they are, and go out as what we drew from them. */
function imageRoutes(app: App, { database, images: store, publicUrl, imageQuota }: Parts) {
  handle(app, getImage, async ({ params: { name }, headers }, reply) => {
    if (!isImageName(name)) throw notFound("imageNotFound")
    const etag = `"${name.slice(0, 64)}"`
    // What a name stands for never changes, so who has it has the newest.
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
      const { userId } = sessionIn(request)
      const upload = async () => {
        const bytes = await uploadedFile(request)
        rejectOtherFormats(bytes)
        await store.checkFreeSpace()
        const path = await storedImage(bytes, userId)
        return { data: { url: publicUrl + path }, status: 200 } as const
      }
      return fewOf(userId, () => receiving(upload))
    })
  })

  async function storedImage(bytes: Buffer, userId: string): Promise<string> {
    const reservation = await reserveImage(database, userId, imageQuota)
    try {
      const webp = await convertImage(bytes)
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

/** Pictures may be shown elsewhere too; opened by itself, one is nothing but a picture. */
function setHeaders(reply: FastifyReply, etag: string): FastifyReply {
  return reply.headers({
    etag,
    "cache-control": "public, max-age=31536000, immutable",
    "content-disposition": "inline",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
  })
}
