import type { Database } from "#db/open.ts"
import { namesIn } from "#images/name.ts"
import type { ImageStore, StoredImage } from "#images/store.ts"

/** A picture is uploaded before the form is sent that uses it, and that form may stay open for a while. */
const grace = 24 * 60 * 60 * 1000

/** Old pictures whose name is in no row. The rows are read last: what a row began to use meanwhile stays. */
export async function unusedImages(
  { read }: Pick<Database, "read">,
  store: ImageStore,
  now = Date.now(),
): Promise<StoredImage[]> {
  const old: StoredImage[] = []
  for await (const image of store.list()) if (now - image.changedAt.getTime() > grace) old.push(image)
  // Whatever column shows pictures has its line here, or they are removed.
  const links = await read
    .selectFrom("user")
    .select("photo as link")
    .union(read.selectFrom("course").select("thumbnail as link"))
    .union(read.selectFrom("course").select("instructorPhoto as link"))
    .union(read.selectFrom("achievement").select("image as link"))
    .union(read.selectFrom("gallery").select("image as link"))
    .union(read.selectFrom("team").select("photo as link"))
    .union(read.selectFrom("toKnow").select("playlist_thumbnail as link"))
    .execute()
  const used = new Set(links.flatMap(({ link }) => namesIn(link)))
  return old.filter(({ name }) => !used.has(name))
}

/** Removes them one by one, and tells of each when it is gone. */
export async function* removeUnusedImages(database: Pick<Database, "read">, store: ImageStore, now = Date.now()) {
  for (const image of await unusedImages(database, store, now)) {
    await store.remove(image.name)
    yield image
  }
}
