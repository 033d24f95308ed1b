import type { Widened } from "./en.ts"

export const homeEn = {
  title: "Cyber security, learned in Bengali",
  lead: "Courses in ethical hacking and defence for students, teams and anyone who guards something. Every certificate we issue can be verified here by anyone, at any time.",
  verify: "Verify a certificate",
  register: "Create an account",
  trustTitle: "A certificate that can be checked",
  points: [
    { title: "Anyone can check", text: "A number is enough. No account, no fee, no app." },
    { title: "Withdrawn is shown", text: "A certificate that was withdrawn never shows as valid." },
    { title: "Private stays private", text: "A candidate's email is never part of the answer." },
  ],
}

export type HomeTexts = Widened<typeof homeEn>
