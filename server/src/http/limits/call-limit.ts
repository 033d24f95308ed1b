import { createHash } from "node:crypto"
import type { Call } from "contract"
import type { FastifyRequest } from "fastify"
import { tooMany } from "#errors.ts"
import { leakyBucket } from "#http/limits/leaky-bucket.ts"
import { networkCache } from "#http/limits/network-cache.ts"
import type { SharedUsage } from "#http/limits/shared-usage.ts"
import { networkOf } from "#network/network.ts"

const minuteMs = 60_000

/** Whether a call is counted by account or record alone: neither as a change, nor as growth, nor as a request of its network. */
export const isCountedAlone = ({ limit }: Call) => limit !== undefined && limit.per !== "network"

/** The budgets that calls declare (decision 74). */
export function callLimit(usage: SharedUsage) {
  const buckets = new Map<Call, ReturnType<typeof leakyBucket>>()
  /**
   * Users by the hashed tokens of sessions with a successful call, of whatever kind, and no failed one of these since. Only they are not
   * counted for their network: anyone can invent tokens, and a session whose calls fail may be guessing ids.
   */
  const users = networkCache<string>()

  /** Before its first request: what other processes report until then must count. */
  function add(call: Call) {
    if (!call.limit || buckets.has(call)) return
    const { max, minutes } = call.limit
    const name = `${call.method}${call.path}`
    buckets.set(call, leakyBucket({ name, max, windowMs: minutes * minuteMs, refuse: tooMany }, usage))
  }

  /** The budget of this request; undefined if its call has none, or if it is not known yet whose it is. */
  function budgetOf(request: FastifyRequest, userId = users.get(hashOf(request.headers.authorization ?? ""))) {
    const { call } = request.routeOptions.config
    const bucket = call && buckets.get(call)
    if (!call?.limit || !bucket) return undefined
    if (call.limit.per === "network") return { bucket, key: networkOf(request.ip) }
    if (userId === undefined) return undefined
    const { id } = request.params as { id?: string }
    // For each account, so that others cannot use it up with the id of somebody's record.
    return { bucket, key: call.limit.per === "account" ? userId : hashOf(`${userId} ${id}`) }
  }

  function remember({ headers, session, routeOptions: { config } }: FastifyRequest, status: number) {
    if (!headers.authorization || !config.call) return
    const token = hashOf(headers.authorization)
    if (session && status < 400) users.set(token, session.userId)
    else if (isCountedAlone(config.call) && status < 500 && status !== 429) users.delete(token)
  }

  return { add, budgetOf, remember }
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22)
