import type { Database } from "#db/open.ts"
import { imagesInBin, referencedAmong } from "#images/image-references.ts"
import { deleteStaleRows, expiredAmong, gracePeriodMs, recordUsage, removeIfUnused } from "#images/image-rows.ts"
import type { ImageStore, StoredImage } from "#images/image-store.ts"
import { isImageName } from "#images/name.ts"

const batchSize = 200

type Removal = {
  database: Pick<Database, "read" | "write">
  store: ImageStore
  now?: number
  isStopping?: () => boolean
}

/** Records since when each image is unused, removes those unused for longer than the grace period, and yields each removed one. */
export async function* removeUnusedImages({ database, store, now = Date.now(), isStopping = () => false }: Removal) {
  const restorable = await imagesInBin(database.read, now)
  for await (const batch of inBatches(store.list())) {
    const names = namesOf(batch)
    const referenced = await referencedAmong(database.read, names)
    await recordUsage(database, names, referenced.union(restorable), now)
    const expired = await expiredAmong(database, names, now)
    for (const image of batch) {
      if (isStopping()) return
      if (isImageName(image.name)) {
        const remove = () => store.remove(image.name)
        if (!expired.has(image.name) || !(await removeIfUnused(database, image.name, now, remove))) continue
      } else {
        // A partial file that a crash left behind.
        if (now - image.changedAt.getTime() <= gracePeriodMs) continue
        await store.remove(image.name)
      }
      yield image
    }
  }
  await deleteStaleRows(database, now)
}

/** The images that a cleanup would remove now (dry run). */
export async function* expiredImages({ read }: Pick<Database, "read">, store: ImageStore, now = Date.now()) {
  const restorable = await imagesInBin(read, now)
  for await (const batch of inBatches(store.list())) {
    const names = namesOf(batch)
    const [expired, referenced] = [await expiredAmong({ read }, names, now), await referencedAmong(read, names)]
    yield* batch.filter(({ name }) => expired.has(name) && !referenced.has(name) && !restorable.has(name))
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
