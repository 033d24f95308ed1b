import type { CancelledBy } from "contract"
import type { Database } from "#db/open.ts"
import type { Lane } from "#mail/lanes.ts"
import type { Written } from "#mail/transport/message.ts"
import type { MailRow, Trx } from "#schema.ts"

type InTransaction = (trx: Trx, mail: MailRow) => Promise<unknown>

/** What a kind of mail is: the outbox reads it here, and has no rules for single kinds. `Parts` is what writing needs. */
export type MailKind<Parts = never> = {
  /** Stored with each mail, so it does not change. */
  name: string
  /** In which it waits, unless it is queued into another one. */
  lane: Lane
  /** How long it is of use: as long as the link in it, if it has one. */
  validForMs: number
  /** How long it waits at first, so that a change that is taken back at once causes no mail. */
  delayMs?: number
  /** Writes it when it is sent, from what `refId` names. Without this, its text is stored when it is queued. */
  write?: (mail: MailRow, parts: Parts) => Promise<Written>
  /** Asked before each attempt. A mail that is not true any more is deleted, or stays as cancelled, with the reason. */
  isStillTrue?: (mail: MailRow, read: Database["read"]) => Promise<boolean | CancelledBy>
  /** What follows in the transaction that marks it as sent. */
  onSent?: InTransaction
  /** What follows when it is deleted because it is not true any more. */
  onUntrue?: InTransaction
  /** What follows when an admin discards it after it has failed. */
  onDiscarded?: InTransaction
  /**
   * True if it belongs to the account with its address, and is erased with it. Others belong to what `refId` names: anyone can
   * open an account with any address.
   */
  isOfAccount: boolean
  /** True if its reader was promised that the address is deleted: from the outbox when it is sent, and never in the audit log. */
  forgetsRecipient?: boolean
}

/** The kinds by their names, with what their texts are written from. */
export type Mails<Parts> = { kinds: ReadonlyMap<string, MailKind<Parts>>; parts: Parts }
