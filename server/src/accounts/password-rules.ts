import { lengths, minPasswordLength, type Problem, problem, type Role } from "contract"
import { isCommonPassword } from "#accounts/common-passwords.ts"
import { isGuessable } from "#accounts/guessable-password.ts"
import { badInput } from "#errors.ts"

/** What somebody tries first who knows what kind of site this is. */
const siteWords = [
  ...["prohori", "bangladesh", "bangla", "desh", "dhaka", "chittagong", "chattogram", "sylhet", "khulna", "rajshahi"],
  ...["cyber", "security", "hacking", "hacker", "ethical", "training", "academy", "course", "certificate", "class"],
  ...["admin", "administrator", "instructor", "teacher", "student", "editor", "registrar", "login", "welcome"],
  ...["প্রহরী", "বাংলাদেশ", "বাংলা", "ঢাকা", "চট্টগ্রাম", "সাইবার", "নিরাপত্তা", "শিক্ষার্থী", "পাসওয়ার্ড"],
]

/** Whose password it is to be. Whoever registers is a student. */
type Owner = { email: string; name?: string; role?: Role }

export type PasswordRules = ReturnType<typeof passwordRules>

/** What a password must be, on a site with these words of its own (the company's name). */
export function passwordRules(ownWords: readonly string[] = []) {
  const known = [...siteWords, ...ownWords.flatMap(wordsOf)]

  function faultOf(password: string, { email, name = "", role = "student" }: Owner): Problem | null {
    const minLength = minPasswordLength(role)
    // Spaces are typed quickly: they count, but not around it, and not several at once.
    if (password.trim().replace(/\s+/g, " ").length < minLength) {
      return minLength === lengths.minPassword
        ? { code: "passwordTooShort" }
        : problem("passwordTooShortForStaff", { min: minLength })
    }
    const text = password.trim().toLowerCase()
    if (isCommonPassword(text)) return { code: "passwordTooCommon" }
    if (text === email) return { code: "passwordIsEmail" }
    return isGuessable(password, [...known, ...wordsOf(email), ...wordsOf(name)]) ? { code: "passwordGuessable" } : null
  }

  return {
    isFit: (password: string, owner: Owner) => faultOf(password, owner) === null,
    /** Throws what is wrong with a password that somebody chooses, at the form's field. */
    refuseUnfit(password: string, owner: Owner, field: string) {
      const fault = faultOf(password, owner)
      if (fault) throw badInput(fault, field)
    },
  }
}

/** A text as a whole and its words: 'Prohori Academy' is tried as one word, too. */
const wordsOf = (text: string) => [
  text,
  text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ""),
  ...text.split(/[^\p{L}\p{M}\p{N}]+/u),
]
