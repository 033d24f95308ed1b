import * as z from "zod/mini"
import { issue } from "./call/problem.ts"
import { Timestamp } from "./call/resource.ts"
import { form } from "./text/input.ts"

/**
 * The kinds of notifications for the office, in the order of the bell. A new kind also needs its rows in the `resource.ts` that it is
 * about, or a test fails, and a text in the browser, or the types do.
 */
export const NotificationKind = z.enum(
  ["waitingReviews", "newReviews", "newUsers", "requestedCorrections", "failedMails"],
  issue("badInput"),
)
export type NotificationKind = z.infer<typeof NotificationKind>

/** More than this are not counted. */
export const maxNotified = 99

/** New since the user last opened the list of this kind, on any device, or marked it as seen. */
export const Notification = z.object({
  kind: NotificationKind,
  /** At most `maxNotified` and one. */
  count: z.int(),
  since: Timestamp,
  /** Of a task: all that are open, seen or not. At most `maxNotified` and one. */
  open: z.optional(z.int()),
})
export type Notification = z.infer<typeof Notification>

/** `until` is the time of the count: later ones have not been seen. */
export const Notifications = z.object({ kinds: z.array(Notification), until: Timestamp })
export type Notifications = z.infer<typeof Notifications>

const isTimestamp = (value: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) && !Number.isNaN(Date.parse(value))

/** Without a kind: all that the user's role is notified of. Without a time: until now. */
export const MarkSeen = form({
  kind: z.optional(NotificationKind),
  until: z.optional(z.string(issue("badInput")).check(z.refine(isTimestamp, issue("badInput")))),
})
