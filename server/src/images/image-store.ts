export type StoredImage = { name: string; changedAt: Date; bytes: number }

/** Storage of images, each under the hash of its content. */
export type ImageStore = {
  /** Storing an image again renews its timestamp; cleanup removes only old unused images. */
  put: (name: string, bytes: Buffer) => Promise<void>
  get: (name: string) => Promise<Buffer | null>
  list: () => AsyncIterable<StoredImage>
  remove: (name: string) => Promise<void>
  /** Throws if the disk is nearly full: the remaining space is reserved for the database. */
  checkFreeSpace: () => Promise<void>
  /** The store behind a cache, for those who read every image once: the cache keeps the images that visitors see. */
  uncached?: ImageStore
}
