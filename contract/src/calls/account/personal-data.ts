import { DeleteOwnAccount, DownloadOwnData, EraseUser } from "../../account/personal-data.ts"
import { admins, signedIn } from "../../call/call.ts"
import { recordCalls } from "../../call/calls-of.ts"

export * from "../../account/personal-data.ts"

const user = recordCalls("user", "User")

const throttled = "Returns 429 with Retry-After after 10 wrong passwords in 15 minutes"

export const downloadOwnData = user.post("/auth/download-own-data", {
  access: signedIn,
  body: DownloadOwnData,
  responseType: "application/zip",
  errors: { badInput: "currentPasswordWrong" },
  topics: [],
  needsConfirmation: true,
  summary: "Download everything that is stored about you",
  description: `A ZIP archive with \`data.json\` and your photo. ${throttled}, or after 5 downloads in an hour.`,
})

export const deleteOwnAccount = user.post("/auth/delete-own-account", {
  access: signedIn,
  body: DeleteOwnAccount,
  message: "Account deleted successfully",
  errors: { badInput: "currentPasswordWrong", conflict: "adminAccount" },
  topics: ["user", "session", "review", "mail"],
  needsConfirmation: true,
  summary: "Erase your own account",
  description: `\`email\` is that of the account, as a confirmation. Erases the account with all that belongs to it; it cannot be restored. Certificates stay. Returns 409 for an admin. ${throttled}.`,
})

export const eraseUser = user.post("/auth/erase-user/:id", {
  access: admins,
  body: EraseUser,
  message: "User erased successfully",
  errors: { badInput: "currentPasswordWrong", conflict: "ownAccount" },
  topics: ["user", "session", "review", "mail"],
  needsConfirmation: true,
  summary: "Erase an account",
  description: `Unlike a deletion, it cannot be restored. An account that was deleted before is erased from the bin. Certificates stay. \`password\` is your own. Returns 409 for your own account and for the last admin. ${throttled}.`,
})
