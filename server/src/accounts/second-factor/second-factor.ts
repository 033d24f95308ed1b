import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from "node:crypto"
import { isOffice, toLatinDigits } from "contract"
import { lockAccount } from "#accounts/lock-account.ts"
import { secondFactorOff } from "#accounts/mails/account.ts"
import { newTotpSecret, stepOfCode } from "#accounts/second-factor/totp.ts"
import { endSessionsOf } from "#accounts/session/session.ts"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { rowCount } from "#db/row-count.ts"
import { queueAccountMail } from "#mail/account-mail.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Read, Trx } from "#schema.ts"
import type { Keys } from "#signing-keys.ts"

const recoveryCodeCount = 10
/** Without letters and digits that look alike: people read the codes from paper. */
const recoveryLetters = "abcdefghjkmnpqrstuvwxyz23456789"
const groupLength = 5
const [ivBytes, tagBytes] = [12, 16]

export type SecondFactors = ReturnType<typeof secondFactors>

/**
 * Authenticator apps and recovery codes; passkeys.ts has the third kind. The database alone is not enough to compute a code: the key is
 * outside it.
 */
export function secondFactors(keys: Keys) {
  const encryptionKey = keys.derive("second factor")
  const recoveryKey = keys.derive("recovery code")

  function encrypted(secret: Buffer, userId: string): string {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv("aes-256-gcm", encryptionKey, iv).setAAD(Buffer.from(userId))
    return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString("base64url")
  }

  /** Undefined if another key encrypted it, as after a restore without the keys: then no code is right. */
  function decrypted(text: string, userId: string): Buffer | undefined {
    const bytes = Buffer.from(text, "base64url")
    try {
      const decipher = createDecipheriv("aes-256-gcm", encryptionKey, bytes.subarray(0, ivBytes))
      decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(-tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()])
    } catch {
      return undefined
    }
  }

  const recoveryHash = (userId: string, code: string) =>
    createHmac("sha256", recoveryKey).update(`${userId} ${code}`).digest("hex")

  /** Stores a new secret, which counts only after its first code. */
  async function begin(trx: Trx, userId: string): Promise<Buffer> {
    const secret = newTotpSecret()
    const values = { secret: encrypted(secret, userId), lastStep: 0 }
    await trx
      .insertInto("secondFactor")
      .values({ userId, confirmedAt: "", dueAt: "", ...values })
      .onConflict((conflict) => conflict.column("userId").doUpdateSet(values).where("secondFactor.lastStep", "=", 0))
      .execute()
    return secret
  }

  /** Whether it is the right code of the app. It is used up: the same code is wrong from then on. */
  async function useAppCode(trx: Trx, userId: string, code: string): Promise<boolean> {
    const row = await trx.selectFrom("secondFactor").selectAll().where("userId", "=", userId).executeTakeFirst()
    const secret = row && decrypted(row.secret, userId)
    const step = secret && stepOfCode(secret, code)
    if (!step) return false
    const used = await trx
      .updateTable("secondFactor")
      .set({ lastStep: step })
      .where("userId", "=", userId)
      .where("lastStep", "<", step)
      .returning("userId")
      .executeTakeFirst()
    return used !== undefined
  }

  async function useRecoveryCode(trx: Trx, userId: string, code: string): Promise<boolean> {
    const used = await trx
      .deleteFrom("recoveryCode")
      .where("userId", "=", userId)
      .where("codeHash", "=", recoveryHash(userId, code))
      .returning("userId")
      .executeTakeFirst()
    return used !== undefined
  }

  return {
    begin,

    /** The first code of the app: from then on it counts. */
    confirm: (trx: Trx, userId: string, code: string) => useAppCode(trx, userId, normalized(code)),

    /** A code of the app, or a recovery code. Each works once. */
    async use(trx: Trx, userId: string, code: string): Promise<"app" | "recovery" | null> {
      const text = normalized(code)
      if (/^\d{6}$/.test(text))
        return (await hasApp(trx, userId)) && (await useAppCode(trx, userId, text)) ? "app" : null
      return (await useRecoveryCode(trx, userId, text)) ? "recovery" : null
    },

    /** Earlier codes stop working. Only their hashes are stored. */
    async newRecoveryCodes(trx: Trx, userId: string): Promise<string[]> {
      const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
      await trx.deleteFrom("recoveryCode").where("userId", "=", userId).execute()
      const rows = codes.map((code) => ({ userId, codeHash: recoveryHash(userId, normalized(code)) }))
      await trx.insertInto("recoveryCode").values(rows).execute()
      return codes
    },
  }
}

/** People type spaces and dashes, capitals, and Bengali digits. */
const normalized = (code: string) => toLatinDigits(code.toLowerCase()).replace(/[\s-]/g, "")

function newRecoveryCode(): string {
  const letter = () => recoveryLetters[randomInt(recoveryLetters.length)]
  const group = () => Array.from({ length: groupLength }, letter).join("")
  return `${group()}-${group()}`
}

/** From now on a password alone is not enough. Returns whether it was until now. */
export async function turnOn(trx: Trx, userId: string): Promise<boolean> {
  const on = { confirmedAt: new Date().toISOString(), dueAt: "" }
  const turnedOn = await trx
    .insertInto("secondFactor")
    .values({ userId, secret: "", lastStep: 0, ...on })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(on).where("secondFactor.confirmedAt", "=", ""))
    .returning("userId")
    .executeTakeFirst()
  return turnedOn !== undefined
}

/** Whether the user has an authenticator app whose first code was entered. */
export async function hasApp(read: Read, userId: string): Promise<boolean> {
  const app = read.selectFrom("secondFactor").select("userId").where("lastStep", ">", 0)
  return (await app.where("userId", "=", userId).executeTakeFirst()) !== undefined
}

/** Also of one whose first code was not entered. */
export async function removeApp(trx: Trx, userId: string): Promise<void> {
  await trx.updateTable("secondFactor").set({ secret: "", lastStep: 0 }).where("userId", "=", userId).execute()
}

/** Removes the app, all passkeys and the recovery codes. Returns whether there were any. */
export async function removeSecondFactor(trx: Trx, userId: string): Promise<boolean> {
  await lockAccount(trx, userId)
  const passkeys = await trx.deleteFrom("passkey").where("userId", "=", userId).returning("_id").execute()
  const codes = await trx.deleteFrom("recoveryCode").where("userId", "=", userId).returning("codeHash").execute()
  const rows = await trx.deleteFrom("secondFactor").where("userId", "=", userId).returningAll().execute()
  return passkeys.length + codes.length > 0 || rows.some(({ confirmedAt, secret }) => confirmedAt + secret !== "")
}

/** Removes everything of somebody who has lost their phone and codes, and ends their sessions. False if there was nothing. */
export async function resetSecondFactor(trx: Trx, user: UserRow, by: Actor): Promise<boolean> {
  await endSessionsOf(trx, user, { by, reason: "second-factor" })
  if (!(await removeSecondFactor(trx, user._id))) return false
  recordAudit(trx, by, { action: "user.reset-second-factor", recordId: user._id, record: user.email })
  await queueAccountMail(trx, secondFactorOff, user)
  return true
}

export async function hasSecondFactor(read: Read, userId: string): Promise<boolean> {
  const confirmed = read.selectFrom("secondFactor").select("userId").where("confirmedAt", "<>", "")
  return (await confirmed.where("userId", "=", userId).executeTakeFirst()) !== undefined
}

export async function secondFactorOf(read: Read, userId: string) {
  const row = await read
    .selectFrom("secondFactor")
    .select(["confirmedAt", "dueAt", "lastStep"])
    .where("userId", "=", userId)
    .executeTakeFirst()
  const countOf = async (table: "recoveryCode" | "passkey") =>
    (await read.selectFrom(table).select(rowCount).where("userId", "=", userId).executeTakeFirstOrThrow()).count
  return {
    since: row?.confirmedAt ?? "",
    dueAt: row?.dueAt ?? "",
    hasApp: (row?.lastStep ?? 0) > 0,
    passkeyCount: await countOf("passkey"),
    recoveryCodesLeft: await countOf("recoveryCode"),
  }
}

const dayMs = 24 * 60 * 60 * 1000
type Policy = { isRequired: boolean; graceDays: number }

/** From the first sign-in with a role of the office on, a user who needs a second factor has this time to set one up. */
export async function startGracePeriod(trx: Trx, user: Pick<UserRow, "_id" | "role">, policy: Policy) {
  const { isRequired, graceDays } = policy
  if (!isRequired || !isOffice(user.role)) return
  const userId = user._id
  const dueAt = new Date(Date.now() + graceDays * dayMs).toISOString()
  await trx
    .insertInto("secondFactor")
    .values({ userId, secret: "", confirmedAt: "", lastStep: 0, dueAt })
    .onConflict((conflict) =>
      conflict
        .column("userId")
        .doUpdateSet({ dueAt })
        .where("secondFactor.dueAt", "=", "")
        .where("secondFactor.confirmedAt", "=", ""),
    )
    .execute()
}
