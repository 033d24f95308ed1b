import type { SecurityAction } from "contract"
import { type Actor, type AuditEvent, recordAudit, serverActor } from "#audit-log/entry.ts"
import type { Database } from "#db/open.ts"
import type { Log } from "#log.ts"
import { networkOf } from "#network/network.ts"

/** Events are throttled: after an entry, equal ones are only counted for this long, then written as one entry. */
const throttleMs = 15 * 60 * 1000
const hourMs = 60 * 60 * 1000
const maxPendingEvents = 500
const maxEntriesPerFlush = 50
/** The token bucket of each action. */
const burstEntries = 100
const entriesPerHour = 20

/** `email`, as typed, may be a password: it is recorded only if such an account exists. `facts` are safe texts of ours. */
export type SecurityEvent = {
  action: SecurityAction
  by: Actor
  email?: string | undefined
  facts?: Record<string, string>
}
type Counted = SecurityEvent & { count: number }
type Account = { _id: string; email: string }
type Attributed = Counted & { account: Account | undefined }

export type SecurityEvents = ReturnType<typeof securityEvents>

/** Audits events that strangers can cause, in separate transactions and rate-limited. Events beyond the limits are counted. */
export function securityEvents(database: Database, log: Log, flushIntervalMs: number) {
  /** Events since the last flush. */
  const fresh = new Map<string, Counted>()
  /** Events counted until their entry is due, by account and network. */
  const pending = new Map<string, Attributed>()
  const throttledUntil = new Map<string, number>()
  const omitted = new Map<SecurityAction, number>()
  const takeFromBudget = entryBudget()
  let omittedDueAt = Date.now() + hourMs
  let flushing: Promise<void> = Promise.resolve()

  const omit = ({ action, count }: Counted) => omitted.set(action, (omitted.get(action) ?? 0) + count)

  function countIn<Event extends Counted>(events: Map<string, Event>, key: string, event: Event) {
    const known = events.get(key)
    if (known) known.count += event.count
    else if (events.size < maxPendingEvents) events.set(key, event)
    else omit(event)
  }

  const add = (event: SecurityEvent) =>
    countIn(fresh, keyOf(event, event.by.userId || event.email || ""), { ...event, count: 1 })

  /** Looks up which accounts exist, so that events with unknown emails are merged into one for each network. */
  async function mergeFresh() {
    const events = [...fresh]
    const accounts = await accountsOf(database, events)
    for (const [freshKey, event] of events) {
      fresh.delete(freshKey)
      const account = event.email === undefined ? undefined : accounts.get(event.email)
      countIn(pending, keyOf(event, event.by.userId || account?._id || ""), { ...event, account })
    }
  }

  async function writeDue(isLast: boolean) {
    const now = Date.now()
    for (const [key, until] of throttledUntil) if (until <= now) throttledUntil.delete(key)
    const due = [...pending].filter(([key]) => isLast || !throttledUntil.has(key))
    const taken = due.slice(0, isLast ? maxPendingEvents : maxEntriesPerFlush).filter(([key, event]) => {
      if (takeFromBudget(event.action)) return true
      pending.delete(key)
      omit(event)
      return false
    })
    const entries = taken.map(([, event]) => ({ by: event.by, event: auditEventOf(event) }))
    const isOmittedDue = omitted.size > 0 && (isLast || now >= omittedDueAt)
    if (isOmittedDue)
      for (const [action, count] of omitted)
        entries.push({ by: serverActor, event: { action, details: `more: ${count}` } })
    if (entries.length === 0) return
    await database.write([], async (trx) => {
      for (const { by, event } of entries) recordAudit(trx, by, event)
    })
    // Only after the commit, so that a failed write is retried.
    for (const [key] of taken) {
      pending.delete(key)
      throttledUntil.set(key, now + throttleMs)
    }
    if (isOmittedDue) omitted.clear()
    if (isOmittedDue) omittedDueAt = now + hourMs
  }

  function flush({ isLast = false } = {}): Promise<void> {
    flushing = flushing.then(async () => {
      if (fresh.size + pending.size + omitted.size === 0) return
      try {
        await mergeFresh()
        await writeDue(isLast)
      } catch (error) {
        log.warn({ err: error }, "security events could not be written to the audit log; this will be retried")
      }
    })
    return flushing
  }

  const timer = setInterval(() => void flush(), flushIntervalMs).unref()
  return {
    add,
    flush: () => flush(),
    close: () => {
      clearInterval(timer)
      return flush({ isLast: true })
    },
  }
}

const keyOf = ({ action, by, facts }: SecurityEvent, account: string) =>
  [action, JSON.stringify(facts), networkOf(by.address), account].join("\n")

async function accountsOf({ read }: Database, events: [string, Counted][]): Promise<Map<string, Account>> {
  const emails = [...new Set(events.flatMap(([, { email }]) => email ?? []))]
  if (emails.length === 0) return new Map()
  const users = await read.selectFrom("user").select(["_id", "email"]).where("email", "in", emails).execute()
  return new Map(users.map((user) => [user.email, user]))
}

function auditEventOf({ action, facts, email, account, count }: Attributed): AuditEvent {
  const isUnknown = email !== undefined && !account
  const fields = { count, ...facts, ...(isUnknown && { account: "unknown" }) }
  const details = Object.entries(fields).map(([field, value]) => `${field}: ${value}`)
  return { action, recordId: account?._id ?? "", record: account?.email ?? "", details: details.join("\n") }
}

/** A token bucket for each action: a burst, then a rate so low that the table stays small for years. */
function entryBudget() {
  const buckets = new Map<string, { tokens: number; refilledAt: number }>()
  return (kind: string): boolean => {
    const now = Date.now()
    const { tokens, refilledAt } = buckets.get(kind) ?? { tokens: burstEntries, refilledAt: now }
    const refilled = Math.min(burstEntries, tokens + (Math.max(0, now - refilledAt) / hourMs) * entriesPerHour)
    buckets.set(kind, { tokens: Math.max(0, refilled - 1), refilledAt: now })
    return refilled >= 1
  }
}
