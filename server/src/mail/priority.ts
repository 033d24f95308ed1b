import { isOffice, type Role } from "contract"

/** The lanes of the outbox, in the order in which they are sent. The numbers are stored, so they do not change. */
export const mailPriority = {
  /** About accounts, to the office and to confirmed addresses: new passwords, second factors, sign-ins. */
  account: 0,
  /** The same to addresses that nobody has confirmed: anyone can open such accounts, and cause any number of mails. */
  unconfirmed: 5,
  /** From admins to many users; counted per day when they are written. */
  users: 1,
  /** About single certificates, and about many; counted per day, like those below, when they are sent. */
  certificate: 2,
  certificates: 3,
  /** To subscribers of courses. */
  opening: 4,
  /** A registration sends one to any address. */
  verification: 6,
} as const

export type MailPriority = (typeof mailPriority)[keyof typeof mailPriority]

export const allLanes: readonly MailPriority[] = Object.values(mailPriority)
/** Those that nobody may have to wait for. */
export const accountLanes: readonly MailPriority[] = [mailPriority.account, mailPriority.unconfirmed]

/** The lane of a mail to the owner of an account. */
export const priorityFor = ({ isVerified, role }: { isVerified: 0 | 1; role: Role }) =>
  isVerified || isOffice(role) ? mailPriority.account : mailPriority.unconfirmed
