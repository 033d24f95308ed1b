import { tabStorage } from "#browser-storage.ts"

const key = "announced"

/** True once per visit, which ends with the tab. A browser that stores nothing has a visit per page. */
export function isFirstThisVisit(): boolean {
  if (tabStorage.get(key)) return false
  tabStorage.set(key, "1")
  return true
}
