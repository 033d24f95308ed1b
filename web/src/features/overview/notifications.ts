import {
  getNotifications,
  markNotificationsSeen,
  maxNotified,
  type Notification,
  type NotificationKind,
  type Notifications,
} from "contract"
import { useEffect, useRef, useSyncExternalStore } from "react"
import { useLocation } from "react-router"
import { injectCalls } from "#api/calls.ts"
import { dayBefore } from "#dashboard/list/list-filter.ts"
import type { OpenTasks } from "#dashboard/menu-links.tsx"
import { useI18n } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { useSession } from "#session/session.ts"
import { listen } from "#ui/listen.ts"

const notificationApi = injectCalls({ getNotifications, markNotificationsSeen }).enhanceEndpoints({
  endpoints: {
    markNotificationsSeen: {
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const patch = notificationApi.util.updateQueryData("getNotifications", undefined, ({ data }) => {
          for (const each of data.kinds) if (!body.kind || each.kind === body.kind) each.count = 0
        })
        const { undo } = dispatch(patch)
        await queryFulfilled.catch(undo)
      },
    },
  },
})

const { useGetNotificationsQuery } = notificationApi
export const { useMarkNotificationsSeenMutation } = notificationApi

type Shown = {
  /** The screen that shows them. Opening it marks them as seen. */
  path: string
  query?: (since: string) => Record<string, string>
}

// Newest first, whatever order the list is usually in.
const newSince = (since: string) => ({ from: dayBefore(0, Date.parse(since)), sort: "-createdAt" })

const shown: Record<NotificationKind, Shown> = {
  waitingReviews: { path: paths.manageReviews, query: () => ({ status: "waiting" }) },
  newReviews: { path: paths.manageReviews, query: newSince },
  newUsers: { path: paths.allUsers, query: newSince },
  requestedCorrections: { path: paths.dashboard },
  failedMails: { path: paths.dashboard },
}

/** The overview has an item of its own for it. */
export const isTask = ({ open }: Notification) => open !== undefined

export function notificationUrl({ kind, since }: Notification) {
  const { path, query } = shown[kind]
  return query ? `${path}?${new URLSearchParams(query(since))}` : path
}

/** A count as people read it: "99+". */
export function useCountText() {
  const { format } = useI18n()
  return (count: number) => (count > maxNotified ? `${format.number(maxNotified)}+` : format.number(count))
}

/** For the menu: how many tasks are open on each screen, as last fetched for the bell. */
export function useOpenTasks(): OpenTasks {
  const { user } = useSession()
  const countText = useCountText()
  const mayRead = useMayCall()(getNotifications) && !user?.mustChangePassword
  const { data } = useGetNotificationsQuery(undefined, { skip: !mayRead })
  const counts = new Map<string, number>()
  for (const { kind, open = 0 } of (mayRead && data?.data.kinds) || []) {
    const { path } = shown[kind]
    if (open > 0) counts.set(path, (counts.get(path) ?? 0) + open)
  }
  return Object.fromEntries([...counts].map(([path, count]) => [path, countText(count)]))
}

const subscribeVisibility = (changed: () => void) => listen({ visibilitychange: changed })
/** A page that the browser opens in the background has not been seen. */
const useIsVisible = () => useSyncExternalStore(subscribeVisibility, () => document.visibilityState === "visible")

/** Fresh enough for the next screen. */
const maxAgeMs = 30_000

/** The notifications of those who get any; fetched again when they return to the page or go to another screen. */
export function useNotifications() {
  const mayRead = useMayCall()(getNotifications)
  const isVisible = useIsVisible()
  const { pathname } = useLocation()
  const result = useGetNotificationsQuery(undefined, { skip: !mayRead })
  const { refetch, isUninitialized } = result
  const fetchedAt = useRef(0)
  fetchedAt.current = result.fulfilledTimeStamp ?? fetchedAt.current
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen is a reason to look again
  useEffect(() => {
    if (isUninitialized || !isVisible || fetchedAt.current === 0) return
    if (Date.now() - fetchedAt.current > maxAgeMs) void refetch()
  }, [pathname, isVisible, isUninitialized, refetch])
  return { ...result, mayRead, isVisible, notifications: result.data?.data }
}

/** Marks what the opened screen shows as seen: once for each time that it is opened, so that a failure is not repeated. */
export function useMarkOpenedAsSeen(notifications: Notifications | undefined, isVisible: boolean) {
  const { pathname, key } = useLocation()
  const [markSeen] = useMarkNotificationsSeenMutation()
  const marked = useRef(new Set<string>())
  useEffect(() => {
    if (!isVisible || !notifications) return
    for (const { kind, count } of notifications.kinds) {
      const visit = `${key} ${kind}`
      if (count === 0 || shown[kind].path !== pathname || marked.current.has(visit)) continue
      marked.current.add(visit)
      void markSeen({ body: { kind } })
    }
  }, [notifications, isVisible, pathname, key, markSeen])
}
