import { lengths, minPasswordLength, type Problem, problem, type Role } from "contract"
import { isCommonPassword } from "#accounts/password/common-passwords.ts"
import { folded, isGuessable } from "#accounts/password/guessable-password.ts"
import { badInput } from "#errors.ts"

/** Words that an attacker who knows the site would try first. */
const siteWords = [
  ...["prohori", "bangladesh", "bangla", "desh", "dhaka", "chittagong", "chattogram", "sylhet", "khulna", "rajshahi"],
  ...["cyber", "security", "hacking", "hacker", "ethical", "training", "academy", "course", "certificate", "class"],
  ...["admin", "administrator", "instructor", "teacher", "student", "editor", "registrar", "login", "welcome"],
  ...["প্রহরী", "বাংলাদেশ", "বাংলা", "ঢাকা", "চট্টগ্রাম", "সাইবার", "নিরাপত্তা", "শিক্ষার্থী", "পাসওয়ার্ড"],
]

/** The user who will have the password. A new registration is a student. */
type Owner = { email: string; name?: string; role?: Role }

export type PasswordRules = ReturnType<typeof passwordRules>

/** The password rules of a site. `ownWords` are words such as the company's name. */
export function passwordRules(ownWords: readonly string[] = []) {
  const known = [...siteWords, ...ownWords.flatMap(wordsOf)]

  function faultOf(password: string, { email, name = "", role = "student" }: Owner): Problem | null {
    const minLength = minPasswordLength(role)
    if (lengthOf(password) < minLength) {
      return minLength === lengths.minPassword
        ? { code: "passwordTooShort" }
        : problem("passwordTooShortForStaff", { min: minLength })
    }
    const text = folded(password)
    if (isCommonPassword(text)) return { code: "passwordTooCommon" }
    if (text === email) return { code: "passwordIsEmail" }
    return isGuessable(password, [...known, ...wordsOf(email), ...wordsOf(name)]) ? { code: "passwordGuessable" } : null
  }

  return {
    isAllowed: (password: string, owner: Owner) => faultOf(password, owner) === null,
    /** Whether a password was chosen as a student and is too weak for the role that its owner has now. */
    mustReplace: (password: string, owner: Owner) => owner.role !== "student" && faultOf(password, owner) !== null,
    refuseUnfit(password: string, owner: Owner, field: string) {
      const fault = faultOf(password, owner)
      if (fault) throw badInput(fault, field)
    },
  }
}

/**
 * In Unicode characters, not in units of UTF-16: an emoji has two. Repeated spaces, spaces around the password and invisible
 * characters do not count.
 */
function lengthOf(password: string): number {
  return [
    ...password
      .replace(/\p{Cf}/gu, "")
      .trim()
      .replace(/\s+/g, " "),
  ].length
}

/** A text as a whole, its words joined, and each word: attackers also try 'ProhoriAcademy'. */
const wordsOf = (text: string) => [
  text,
  text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ""),
  ...text.split(/[^\p{L}\p{M}\p{N}]+/u),
]
