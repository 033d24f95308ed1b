/** What happens to a person's rows when the account is deleted or erased. */
export type PersonTie =
  /** The database deletes them with the account: their foreign key cascades. */
  | "deleted"
  /** The same, and restoring a deleted account brings them back. */
  | "restored"
  /** They stay as they are, because others rely on them. */
  | "kept"
  /** They stay because the law requires it, with the person replaced in these columns. No foreign key refers to the account. */
  | { keptByLaw: readonly string[] }

/**
 * Each table with a `userId`, apart from the records that a user owns, and those that are kept although they name a person. What is found
 * by an email, such as mails, is in `personal-data/erase.ts`. Tables to restore come after those that they refer to.
 */
export const personTies: Record<string, PersonTie> = {
  session: "deleted",
  mailLink: "deleted",
  callResult: "deleted",
  profileChange: "deleted",
  secondFactor: "restored",
  recoveryCode: "restored",
  passkey: "restored",
  correctionRequest: "restored",
  notificationSeen: "restored",
  audit: "kept",
  certificate: "kept",
  certificateVersion: "kept",
  erasedUser: "kept",
  siteVersion: "kept",
}

export const tablesTied = (tie: Extract<PersonTie, string>) =>
  Object.keys(personTies).filter((table) => personTies[table] === tie)

/** The tables that the law requires to be kept, each with the columns in which a person is replaced. */
export const keptByLaw = () =>
  Object.entries(personTies).flatMap(([table, tie]) =>
    typeof tie === "object" ? [{ table, columns: tie.keptByLaw }] : [],
  )
