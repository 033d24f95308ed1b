const key = "announced"

/** The day in Dhaka, which is six hours ahead all year round. */
const today = () => new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10)

/** True once a day. A browser that keeps nothing would be asked again and again, so there it is never true. */
export function isFirstToday(): boolean {
  try {
    if (localStorage.getItem(key) === today()) return false
    localStorage.setItem(key, today())
    return true
  } catch {
    return false
  }
}
