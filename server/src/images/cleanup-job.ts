import type { Job, JobContext } from "#db/jobs/jobs.ts"
import type { ImageStore } from "#images/image-store.ts"
import { removeUnusedImages } from "#images/unused-images.ts"

export const imageCleanup: Job<JobContext & { images: ImageStore }> = {
  name: "remove-unused-images",
  dailyAt: "03:30",
  run: async ({ database, images: store, log }, signal) => {
    let [images, bytes] = [0, 0]
    for await (const image of removeUnusedImages({ database, store, isStopping: () => signal.aborted })) {
      images++
      bytes += image.bytes
    }
    if (images > 0) log.info({ images, bytes }, "unused images were removed")
  },
}
