import { isOwnImage, isStaff, type Role } from "contract"

/** One of our images, or on the operator's image host: any other server would see the IP address of every visitor. */
export function isSafePhoto(photo: string, imageHostUrl: string | undefined): boolean {
  if (photo === "" || isOwnImage(photo)) return true
  return imageHostUrl !== undefined && URL.parse(photo)?.host === new URL(imageHostUrl).host
}

type WithPhoto = { photo?: unknown; role?: Role }

/** Removes an unsafe photo, stored before that rule or under another image host, unless the record says that it is staff's. */
export function withoutUnsafePhoto<T>(record: T, imageHostUrl: string | undefined): T {
  const { photo, role } = (record ?? {}) as WithPhoto
  if (typeof photo !== "string" || isSafePhoto(photo, imageHostUrl) || (role && isStaff(role))) return record
  return { ...record, photo: "" }
}
