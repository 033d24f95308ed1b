import { useWords } from "#i18n/language.tsx"
import { userWords } from "./words.ts"

/** In the order of their rights; taken from the words, so that zod stays where forms are. */
const roles = ["admin", "instructor", "student", "suspended"] as const

export function RoleOptions() {
  const words = useWords(userWords)
  return roles.map((role) => (
    <option key={role} value={role}>
      {words.roles[role]}
    </option>
  ))
}
