import type { User } from "contract"

/** Names are not unique, and what is done to the wrong person is hard to undo. */
export const fullName = ({ name, email }: User): string => `${name} (${email})`
