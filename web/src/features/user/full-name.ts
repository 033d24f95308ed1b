import type { User } from "contract"

/** Name and email, because names are not unique, and an action on the wrong person is hard to undo. */
export const fullName = ({ name, email }: User): string => `${name} (${email})`
