import { isOwnImage, isStaff, type Role } from "contract"

/** Ours, or on the operator's image host: a server of the author's would see the address of every reader. */
export function isSafePhoto(photo: string, imageHostUrl: string | undefined): boolean {
  if (photo === "" || isOwnImage(photo)) return true
  return imageHostUrl !== undefined && URL.parse(photo)?.host === new URL(imageHostUrl).host
}

type Shown = { photo?: unknown; role?: Role }

/** What was stored before that rule, or under another image host, is not shown. Of staff it is, where their role is known. */
export function withoutUnsafePhoto<T>(record: T, imageHostUrl: string | undefined): T {
  const { photo, role } = (record ?? {}) as Shown
  if (typeof photo !== "string" || isSafePhoto(photo, imageHostUrl) || (role && isStaff(role))) return record
  return { ...record, photo: "" }
}
