import * as z from "zod/mini"
import { issue } from "../call/problem.ts"
import { dhakaDay, serverNow } from "../text/day.ts"

type Days = { issuedOn?: string | undefined; expiresOn?: string | undefined }

const dayFields: readonly unknown[] = ["issuedOn", "expiresOn"]

/**
 * A certificate expires on its day of issue or later. Without a day of issue, `issuedOnIfBlank` is compared. Other fields may have
 * errors too: all are reported together.
 */
export const daysInOrder = (issuedOnIfBlank: () => string) =>
  z.refine<Days>(({ issuedOn, expiresOn }) => !expiresOn || expiresOn >= (issuedOn || issuedOnIfBlank()), {
    error: issue("expiresTooEarly"),
    path: ["expiresOn"],
    when: ({ value, issues }) => isObject(value) && !issues.some(({ path }) => dayFields.includes(path?.[0])),
  })

const isObject = (value: unknown) => typeof value === "object" && value !== null

export type Validity = "valid" | "revoked" | "expired" | "notYetValid"

type Dated = { status: "active" | "inactive"; issuedOn: string; expiresOn: string }

/**
 * Days count in Dhaka, and a certificate is still valid on the day when it expires. Older certificates may have a day of issue in the future,
 * which forms refuse now; like their credentials, they are not valid before it.
 */
export function validityOf({ status, issuedOn, expiresOn }: Dated, now = serverNow()): Validity {
  if (status === "inactive") return "revoked"
  const today = dhakaDay(now)
  if (expiresOn !== "" && expiresOn < today) return "expired"
  return issuedOn > today ? "notYetValid" : "valid"
}
