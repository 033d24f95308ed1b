export type StoredImage = { name: string; changedAt: Date; bytes: number }

/** Where pictures are kept, each under the name made from its content. */
export type ImageStore = {
  /** Kept again, a picture counts as new: what is old and used nowhere is removed some day. */
  put: (name: string, bytes: Buffer) => Promise<void>
  get: (name: string) => Promise<Buffer | null>
  list: () => AsyncIterable<StoredImage>
  remove: (name: string) => Promise<void>
  /** Throws when the disk is nearly full: what is left belongs to the database. */
  refuseWithoutRoom: () => Promise<void>
}
