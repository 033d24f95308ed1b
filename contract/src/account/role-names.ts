import type { Language } from "../text/language.ts"
import type { Role } from "./user.ts"

/** In mails and on screens. */
export const roleNames: Record<Language, Record<Role, string>> = {
  en: {
    admin: "Admin",
    instructor: "Instructor",
    student: "Student",
    suspended: "Suspended",
    editor: "Editor",
    registrar: "Registrar",
  },
  bn: {
    admin: "অ্যাডমিন",
    instructor: "প্রশিক্ষক",
    student: "শিক্ষার্থী",
    suspended: "স্থগিত",
    editor: "সম্পাদক",
    registrar: "রেজিস্ট্রার",
  },
}
