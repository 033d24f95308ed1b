import { imagePath, mapRecords, withImages } from "contract"

/** Turns absolute URLs of our own images into paths, so that a page loads them from the origin that it was opened from. */
export function withImagePaths<T>(response: T, publicUrl: string): T {
  return mapRecords(response, (record) => withImages(record, (url) => imagePath(url, publicUrl)))
}
