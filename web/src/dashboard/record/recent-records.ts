import { tabStorage } from "#browser-storage.ts"
import { onSessionChange } from "#session/session.ts"

export type RecentRecord = { path: string; title: string }

const storageKey = "recent-records"
const maxRecent = 6

// They name people, which the next user must not see. When a page is loaded, the session changes from none to the stored one.
onSessionChange((session, previous) => {
  if (previous.token !== null && session.token !== previous.token) tabStorage.set(storageKey, null)
})

/** The records whose pages were opened in this tab, the last one first. */
export const recentRecords = (): RecentRecord[] => JSON.parse(tabStorage.get(storageKey) ?? "[]")

export function rememberRecord(record: RecentRecord) {
  const others = recentRecords().filter(({ path }) => path !== record.path)
  tabStorage.set(storageKey, JSON.stringify([record, ...others].slice(0, maxRecent)))
}
