import { join } from "node:path"
import { cachedStore } from "#images/cached-image-store.ts"
import { diskStore } from "#images/disk-image-store.ts"
import type { ImageStore } from "#images/image-store.ts"
import { s3Store } from "#images/s3-image-store.ts"
import type { S3Settings } from "#s3-client.ts"

export function openImageStore({ dataDir, s3 }: { dataDir: string; s3?: S3Settings | undefined }): ImageStore {
  return s3 ? cachedStore(s3Store(s3)) : diskStore(join(dataDir, "images"))
}
