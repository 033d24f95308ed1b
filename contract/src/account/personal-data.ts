import type * as z from "zod/mini"
import { email, form, lengths, password, requiredText } from "../text/input.ts"

/** The password again, because a session that somebody else uses must not be enough. */
export const DownloadOwnData = form({ password })

/** The email of the account, typed as a confirmation. */
export const DeleteOwnAccount = form({ email, password })

/** Why a person's data is erased, and the password of the admin: nobody can undo it. The reason stays in the audit log. */
export const EraseUser = form({ reason: requiredText(lengths.reason, "fieldRequired"), password })
export type EraseUser = z.infer<typeof EraseUser>
