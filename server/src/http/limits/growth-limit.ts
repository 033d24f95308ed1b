import { type Call, uploadImage } from "contract"
import type { FastifyRequest } from "fastify"
import { tooMany } from "#errors.ts"
import { leakyBucket } from "#http/limits/leaky-bucket.ts"
import type { SharedUsage } from "#http/limits/shared-usage.ts"
import { networkOf } from "#network/network.ts"

const windowMs = 24 * 60 * 60 * 1000
/** KiB a day, as in the table of docs/security.md. A bucket starts empty and drains evenly, so its first day may see twice as much. */
const limits = {
  /** A school, or a mobile operator, behind one address. */
  network: 20 * 1024,
  /** Of the whole site: more is an attack from many networks. */
  site: 200 * 1024,
  /** For each network, once the site's is used up: so none can take the place of all. */
  share: 200,
}
const wholeSite = "site"

/** Rows, indexes and audit entry of a change; an entry has the old text and the new one, and so has its index for searches in part. */
const changeKib = 8
const kibPerKib = 3
/** A photo of a student, with its rows. */
const uploadKib = 68
/** A session and its audit entry. */
export const signInKib = 3

export type GrowthLimit = ReturnType<typeof growthLimit>

/**
 * How much a network may add to the database and the images in a day. Not for the office. Returns a function for a call that failed,
 * and added nothing: somebody who sends nonsense must not use up what others behind the same address need.
 */
export function growthLimit(usage: SharedUsage) {
  const bucket = (name: keyof typeof limits) =>
    leakyBucket({ name: `growth-${name}`, max: limits[name], windowMs, refuse: tooMany }, usage)
  const [networks, site, shares] = [bucket("network"), bucket("site"), bucket("share")]

  return (address: string, kib: number) => {
    const network = networkOf(address)
    const isAttacked = site.refusal(wholeSite, kib) !== null
    const refusal = networks.refusal(network, kib) ?? (isAttacked ? shares.refusal(network, kib) : null)
    if (refusal) throw refusal
    const spend = (amount: number) => {
      networks.spend(network, amount)
      site.spend(wholeSite, amount)
      if (isAttacked) shares.spend(network, amount)
    }
    // At once, so that concurrent requests cannot exceed it together.
    spend(kib)
    return () => spend(-kib)
  }
}

/** An upper limit of what a call adds. */
export function growthOf(call: Call, { headers }: Pick<FastifyRequest, "headers">): number {
  if (call === uploadImage) return uploadKib
  const length = Number(headers["content-length"] ?? 0)
  return changeKib + Math.ceil((kibPerKib * length) / 1024)
}
