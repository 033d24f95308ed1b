import { imageAddress, imageFields, imagePath, isOwnImage, mapRecords, withImages } from "contract"
import type { Database } from "#db/open.ts"
import { badInput } from "#errors.ts"
import { type App, recordSchema } from "#http/handle.ts"
import { pathOf } from "#images/image-references.ts"
import { markUsed } from "#images/image-rows.ts"
import type { ImageStore } from "#images/image-store.ts"
import { namesIn } from "#images/name.ts"
import { withoutUnsafePhoto } from "#images/user-photo.ts"

type Parts = { database: Database; images: ImageStore; publicUrl: string; imageHostUrl: string | undefined }

/** An image of ours under an address that this site had, or by which somebody has opened it. */
const movedForm = /^https?:\/\/[^/?#@\s]+\/api\/images\/([0-9a-f]{64}\.webp)(?:[?#]\S*)?$/i

/** Images of ours come in by any address and are stored as paths; answers have them as whole addresses of today. */
export function translateImageAddresses(api: App, { database, images, publicUrl, imageHostUrl }: Parts) {
  api.addHook("preHandler", ({ body }, _reply, done) => {
    if (typeof body !== "object" || body === null) return done()
    storeByPath(body as Record<string, unknown>).then(() => done(), done)
  })

  async function storeByPath(form: Record<string, unknown>) {
    for (const field of imageFields) {
      const sent = Object.hasOwn(form, field) ? form[field] : undefined
      if (typeof sent === "string" && sent !== "") form[field] = await stored(sent, field)
    }
  }

  async function stored(sent: string, field: string): Promise<string> {
    const image = imagePath(sent, publicUrl)
    if (isOwnImage(image)) {
      const [name] = namesIn(image)
      if (name && !(await isThere(name))) throw badInput("imageGone", field)
      return image
    }
    // A name is made from the content: what we have under it is what stands there.
    const [, name] = movedForm.exec(image) ?? []
    if (name && (await isThere(name))) return pathOf(name)
    if (publicUrl.startsWith("https:") && /^http:/i.test(image)) throw badInput("imageNotSecure", field)
    return image
  }

  async function isThere(name: string): Promise<boolean> {
    const row = await database.read.selectFrom("image").selectAll().where("name", "=", name).executeTakeFirst()
    if (row?.unusedSince === "" && row.removingSince === "") return true
    // What was uploaded before these rows has none.
    if (!row && !(await images.get(name))) return false
    return markUsed(database, name)
  }

  api.addHook("onRoute", (route) => {
    const call = route.config?.call
    const fields = Object.keys((call && recordSchema(call)?.shape) ?? {})
    if (!fields.some((field) => (imageFields as readonly string[]).includes(field))) return
    // Photos of the team are chosen by admins; all others may be a student's.
    const isOfTeam = call?.topics.includes("team")
    const shown = <T>(record: T) => {
      const safe = isOfTeam ? record : withoutUnsafePhoto(record, imageHostUrl)
      return withImages(safe, (image) => imageAddress(image, publicUrl))
    }
    route.preSerialization = (_request, _reply, answer, done) => done(null, mapRecords(answer, shown))
  })
}
