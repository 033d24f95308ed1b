import { records } from "#features/registry.ts"
import { paths } from "#paths.ts"
import type { auditTexts } from "./texts.ts"

/** The pages of the records that an action is about; undefined if their kind has none. */
export function pageOf(action: string) {
  const [kind] = action.split(".")
  return records.find((record) => record.kind === kind)?.page
}

/** The actor, if it was no signed-in user. */
export const nobody = (action: string, texts: typeof auditTexts.bn): string =>
  action.startsWith("signIn.") ? texts.notSignedIn : action === "user.erase" ? texts.owner : texts.server

export const logOf = (recordId: string) => `${paths.auditLog}?${new URLSearchParams({ recordId })}`
