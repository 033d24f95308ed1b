import { randomInt } from "node:crypto"
import { isCommonPassword } from "#accounts/common-passwords.ts"
import { type HashingTurn, hashPassword } from "#accounts/password.ts"
import { badInput } from "#http/failure.ts"

// Without 0, O, 1, l and I: the password is read off a screen and typed.
const letters = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"

export function readablePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("")
  return [group(), group(), group(), group()].join("-")
}

/** Throws if a password that somebody chooses is not fit to be one. */
export function refuseUnfit(password: string, email: string, field: string): void {
  if (isCommonPassword(password)) throw badInput("passwordTooCommon", field)
  if (password.trim().toLowerCase() === email) throw badInput("passwordIsEmail", field)
}

/** The hash of a password that somebody chose for an account, if it is fit to be one. */
export async function hashChosen(password: string, email: string, field: string, turn: HashingTurn): Promise<string> {
  refuseUnfit(password, email, field)
  return hashPassword(password, turn)
}
