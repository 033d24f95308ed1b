import { isOffice, type Role } from "contract"
import type { MailRow } from "#schema.ts"

export type Lane = MailRow["lane"]

/** The lanes of the outbox, in the order in which they are sent. */
const inOrder: Record<Lane, true> = {
  /** About accounts, to the office and to confirmed addresses: new passwords, second factors, sign-ins. */
  account: true,
  /** The same to addresses that nobody has confirmed: anyone can open such accounts, and cause any number of mails. */
  unconfirmed: true,
  /** From admins to many users; counted per day when they are written. */
  users: true,
  /** About single certificates, and about many; counted per day, like those below, when they are sent. */
  certificate: true,
  certificates: true,
  /** To subscribers of courses. */
  opening: true,
  /** A registration sends one to any address. */
  verification: true,
}

export const allLanes = Object.keys(inOrder) as Lane[]
/** Those that nobody may have to wait for. */
export const accountLanes: readonly Lane[] = ["account", "unconfirmed"]
/** Those to the holders of certificates, who get a limited number. */
export const holderLanes: readonly Lane[] = ["certificate", "certificates"]
/** Each sends a limited number a day. */
export const limitedLanes: readonly Lane[] = [...holderLanes, "opening", "verification"]

export const laneFor = ({ isVerified, role }: { isVerified: 0 | 1; role: Role }): Lane =>
  isVerified || isOffice(role) ? "account" : "unconfirmed"
