import { imageFields, imagePath, imageUrl, isOwnImage, mapRecords, withImages } from "contract"
import type { Database } from "#db/open.ts"
import { badInput } from "#errors.ts"
import { type App, recordSchema } from "#http/handle.ts"
import { pathOf } from "#images/image-references.ts"
import { markUsed } from "#images/image-rows.ts"
import type { ImageStore } from "#images/image-store.ts"
import { namesIn } from "#images/name.ts"
import { withoutUnsafePhoto } from "#images/user-photo.ts"

type ImageUrlOptions = { database: Database; images: ImageStore; publicUrl: string; imageHostUrl: string | undefined }

/** A URL of one of our images under another origin: a former PUBLIC_URL, or the host by which a user opened the site. */
const otherOriginForm = /^https?:\/\/[^/?#@\s]+\/api\/images\/([0-9a-f]{64}\.webp)(?:[?#]\S*)?$/i

/** Requests may name our images by any origin. They are stored as paths, and returned as absolute URLs of the current PUBLIC_URL. */
export function translateImageUrls(api: App, { database, images, publicUrl, imageHostUrl }: ImageUrlOptions) {
  api.addHook("preHandler", ({ body }, _reply, done) => {
    if (typeof body !== "object" || body === null) return done()
    replaceByPaths(body as Record<string, unknown>).then(() => done(), done)
  })

  /** `prefix`: where the form is in the body, for the message about a field. */
  async function replaceByPaths(form: Record<string, unknown>, prefix = "") {
    for (const field of imageFields) {
      const sent = Object.hasOwn(form, field) ? form[field] : undefined
      if (typeof sent === "string" && sent !== "") form[field] = await toStoredForm(sent, prefix + field)
    }
    // A list of the site. Its schema limits the number of items.
    const items = Array.isArray(form.items) ? form.items : []
    for (const [index, item] of items.entries()) await replaceByPaths(item, `items.${index}.`)
  }

  async function toStoredForm(sent: string, field: string): Promise<string> {
    const image = imagePath(sent, publicUrl)
    if (isOwnImage(image)) {
      const [name] = namesIn(image)
      if (name && !(await claimIfStored(name))) throw badInput("imageGone", field)
      return image
    }
    // Image names are content hashes: if we have that name, it is the same image.
    const [, name] = otherOriginForm.exec(image) ?? []
    if (name && (await claimIfStored(name))) return pathOf(name)
    if (publicUrl.startsWith("https:") && /^http:/i.test(image)) throw badInput("imageNotSecure", field)
    return image
  }

  async function claimIfStored(name: string): Promise<boolean> {
    const row = await database.read.selectFrom("image").selectAll().where("name", "=", name).executeTakeFirst()
    if (row?.unusedSince === "" && row.removingSince === "") return true
    // Images uploaded before the table `image` existed have no row.
    if (!row && !(await images.get(name))) return false
    return markUsed(database, name)
  }

  api.addHook("onRoute", (route) => {
    const call = route.config?.call
    const fields = Object.keys((call && recordSchema(call)?.shape) ?? {})
    if (!fields.some((field) => [...imageFields, "items"].includes(field))) return
    // Admins choose the team's photos; any other photo may come from a student.
    const isTeamPhoto = call?.topics.includes("team")
    const withAbsoluteUrls = <T>(record: T) => {
      const safe = isTeamPhoto ? record : withoutUnsafePhoto(record, imageHostUrl)
      return withImages(safe, (image) => imageUrl(image, publicUrl))
    }
    route.preSerialization = (_request, _reply, payload, done) => done(null, mapRecords(payload, withAbsoluteUrls))
  })
}
