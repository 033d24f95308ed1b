const key = "announced"

/** True once per visit, which ends with the tab. A browser that stores nothing has a visit per page. */
export function isFirstThisVisit(): boolean {
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, "1")
  } catch {
    // Private modes may forbid storage.
  }
  return true
}
