import type { Database } from "#db/open.ts"
import { deletedSince, shownAmong } from "#images/image-references.ts"
import { before, dueAmong, forgetRemoved, graceMs, noteUse, removeIfUnused } from "#images/image-rows.ts"
import type { ImageStore, StoredImage } from "#images/image-store.ts"
import { isImageName } from "#images/name.ts"

/** So long deleted records can be restored from the audit log, and their images with them. */
const restorableMs = 30 * 24 * 60 * 60 * 1000
const batchSize = 200

type Removal = {
  database: Pick<Database, "read" | "write">
  store: ImageStore
  now?: number
  isStopping?: () => boolean
}

/** Notes since when each image is unused, removes those for which that is a day ago, and tells of each that is gone. */
export async function* removeUnusedImages({ database, store, now = Date.now(), isStopping = () => false }: Removal) {
  const restorable = await deletedSince(database.read, before(now, restorableMs))
  for await (const batch of inBatches(store.list())) {
    const names = namesOf(batch)
    const shown = await shownAmong(database.read, names)
    await noteUse(database, names, shown.union(restorable), now)
    const due = await dueAmong(database, names, now)
    for (const image of batch) {
      if (isStopping()) return
      if (isImageName(image.name)) {
        const remove = () => store.remove(image.name)
        if (!due.has(image.name) || !(await removeIfUnused(database, image.name, now, remove))) continue
      } else {
        // What a crash left of one that was being written.
        if (now - image.changedAt.getTime() <= graceMs) continue
        await store.remove(image.name)
      }
      yield image
    }
  }
  await forgetRemoved(database, now)
}

/** Those that the next removal would take, as things stand. */
export async function* dueImages({ read }: Pick<Database, "read">, store: ImageStore, now = Date.now()) {
  const restorable = await deletedSince(read, before(now, restorableMs))
  for await (const batch of inBatches(store.list())) {
    const names = namesOf(batch)
    const [due, shown] = [await dueAmong({ read }, names, now), await shownAmong(read, names)]
    yield* batch.filter(({ name }) => due.has(name) && !shown.has(name) && !restorable.has(name))
  }
}

const namesOf = (images: readonly StoredImage[]) => images.map(({ name }) => name).filter(isImageName)

async function* inBatches(images: AsyncIterable<StoredImage>) {
  let batch: StoredImage[] = []
  for await (const image of images) {
    if (batch.push(image) < batchSize) continue
    yield batch
    batch = []
  }
  yield batch
}
