import type { SecurityAction } from "contract"
import { type Actor, type AuditEvent, recordAudit, theServer } from "#audit-log/entry.ts"
import type { Database } from "#db/open.ts"
import type { Log } from "#log.ts"
import { networkOf } from "#network.ts"

/** After an entry, more of the same are counted for so long before the next one. */
const quietMs = 15 * 60 * 1000
const hourMs = 60 * 60 * 1000
const maxWaiting = 500
const maxEntriesAtOnce = 50
const burst = 100
const perHour = 20

/** `email`, as typed, may be a password: recorded only where there is such an account. `facts` are words of ours. */
export type SecurityEvent = {
  action: SecurityAction
  by: Actor
  email?: string | undefined
  facts?: Record<string, string>
}
type Counted = SecurityEvent & { count: number }
type Account = { _id: string; email: string }

export type SecurityEvents = ReturnType<typeof securityEvents>

/** Audits what strangers can cause, in separate transactions and within bounds. What the bounds leave out is counted. */
export function securityEvents(database: Database, log: Log, flushEveryMs: number) {
  /** What has come since the last flush. */
  const fresh = new Map<string, Counted>()
  /** What is counted until its entry is due, by account and network. */
  const waiting = new Map<string, Counted & { account: Account | undefined }>()
  const quietUntil = new Map<string, number>()
  const rest = new Map<SecurityAction, number>()
  const takeFromBudget = entryBudget()
  let restAt = Date.now() + hourMs
  let flushing: Promise<void> = Promise.resolve()

  const leaveOut = ({ action, count }: Counted) => rest.set(action, (rest.get(action) ?? 0) + count)

  function countIn<Event extends Counted>(events: Map<string, Event>, key: string, event: Event) {
    const known = events.get(key)
    if (known) known.count += event.count
    else if (events.size < maxWaiting) events.set(key, event)
    else leaveOut(event)
  }

  const add = (event: SecurityEvent) =>
    countIn(fresh, keyOf(event, event.by.userId || event.email || ""), { ...event, count: 1 })

  /** Looks up which accounts there are, so that all who typed something else become one for each network. */
  async function sortFresh() {
    const events = [...fresh]
    const accounts = await accountsOf(database, events)
    for (const [freshKey, event] of events) {
      fresh.delete(freshKey)
      const account = event.email === undefined ? undefined : accounts.get(event.email)
      countIn(waiting, keyOf(event, event.by.userId || account?._id || ""), { ...event, account })
    }
  }

  async function writeDue(isLast: boolean) {
    const now = Date.now()
    for (const [key, until] of quietUntil) if (until <= now) quietUntil.delete(key)
    const due = [...waiting].filter(([key]) => isLast || !quietUntil.has(key))
    const taken = due.slice(0, isLast ? maxWaiting : maxEntriesAtOnce).filter(([key, event]) => {
      if (takeFromBudget(event.action)) return true
      waiting.delete(key)
      leaveOut(event)
      return false
    })
    const entries = taken.map(([, event]) => ({ by: event.by, event: auditEventOf(event) }))
    const isRestDue = rest.size > 0 && (isLast || now >= restAt)
    if (isRestDue) for (const [action, more] of rest) entries.push({ by: theServer, event: restOf(action, more) })
    if (entries.length === 0) return
    await database.write([], async (trx) => {
      for (const { by, event } of entries) recordAudit(trx, by, event)
    })
    // Only now: what could not be written is written later.
    for (const [key] of taken) {
      waiting.delete(key)
      quietUntil.set(key, now + quietMs)
    }
    if (isRestDue) rest.clear()
    if (isRestDue) restAt = now + hourMs
  }

  function flush({ isLast = false } = {}): Promise<void> {
    flushing = flushing.then(async () => {
      if (fresh.size + waiting.size + rest.size === 0) return
      try {
        await sortFresh()
        await writeDue(isLast)
      } catch (error) {
        log.warn({ err: error }, "security events could not be written to the audit log; it is tried again")
      }
    })
    return flushing
  }

  const timer = setInterval(() => void flush(), flushEveryMs).unref()
  return {
    add,
    flush: () => flush(),
    close: () => {
      clearInterval(timer)
      return flush({ isLast: true })
    },
  }
}

const keyOf = ({ action, by, facts }: SecurityEvent, who: string) =>
  [action, JSON.stringify(facts), networkOf(by.address), who].join("\n")

async function accountsOf({ read }: Database, events: [string, Counted][]): Promise<Map<string, Account>> {
  const emails = [...new Set(events.flatMap(([, { email }]) => email ?? []))]
  if (emails.length === 0) return new Map()
  const users = await read.selectFrom("user").select(["_id", "email"]).where("email", "in", emails).execute()
  return new Map(users.map((user) => [user.email, user]))
}

function auditEventOf({
  action,
  facts,
  email,
  account,
  count,
}: Counted & { account: Account | undefined }): AuditEvent {
  const isUnknown = email !== undefined && !account
  const said = { count, ...facts, ...(isUnknown && { account: "unknown" }) }
  const details = Object.entries(said).map(([field, value]) => `${field}: ${value}`)
  return { action, recordId: account?._id ?? "", record: account?.email ?? "", details: details.join("\n") }
}

const restOf = (action: SecurityAction, more: number): AuditEvent => ({ action, details: `more: ${more}` })

/** How many entries of each kind may be written: a burst, and then as many an hour as fill no table in years. */
function entryBudget() {
  const buckets = new Map<string, { left: number; at: number }>()
  return (kind: string): boolean => {
    const now = Date.now()
    const { left, at } = buckets.get(kind) ?? { left: burst, at: now }
    const refilled = Math.min(burst, left + (Math.max(0, now - at) / hourMs) * perHour)
    buckets.set(kind, { left: Math.max(0, refilled - 1), at: now })
    return refilled >= 1
  }
}
