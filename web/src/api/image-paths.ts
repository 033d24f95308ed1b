import { imagePath, mapRecords, withImages } from "contract"

/** The API says where images of ours stand in the world; a page shows them from wherever it was opened itself. */
export function withImagePaths<T>(answer: T, publicUrl: string): T {
  return mapRecords(answer, (record) => withImages(record, (address) => imagePath(address, publicUrl)))
}
