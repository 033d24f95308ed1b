import { type Language, type Role, roleNames } from "contract"
import type { MailTexts } from "#mail/templates.ts"

export const roleTexts = {
  roleGiven: {
    en: {
      subject: "You have a new role at Prohori",
      before: "An admin of Prohori has just given your account a new role.",
      link: "Log in",
      after:
        "You were signed out on every device. If your password is too short for this role, you will choose another one after the login. If you did not expect this, please write to our office.",
    },
    bn: {
      subject: "প্রহরীতে আপনার নতুন ভূমিকা",
      before: "প্রহরীর একজন অ্যাডমিন এইমাত্র আপনার অ্যাকাউন্টকে নতুন একটি ভূমিকা দিয়েছেন।",
      link: "লগইন করুন",
      after:
        "সব ডিভাইস থেকে আপনাকে লগআউট করা হয়েছে। আপনার পাসওয়ার্ড এই ভূমিকার জন্য ছোট হলে লগইনের পর আরেকটি বেছে নিতে হবে। এমন কিছু আশা না করে থাকলে আমাদের অফিসে লিখুন।",
    },
  },
  roleGivenUnverified: {
    en: {
      subject: "You have a new role at Prohori",
      before: "An admin of Prohori has just given the account with this email address a new role.",
      link: "Confirm my email address",
      after:
        "The role works once you have confirmed with the link, within 7 days, that this address is yours. If somebody else opened the account, you can make it yours on the same page by choosing a password, or delete it.",
    },
    bn: {
      subject: "প্রহরীতে আপনার নতুন ভূমিকা",
      before: "প্রহরীর একজন অ্যাডমিন এইমাত্র এই ইমেইল ঠিকানার অ্যাকাউন্টকে নতুন একটি ভূমিকা দিয়েছেন।",
      link: "ইমেইল ঠিকানা নিশ্চিত করুন",
      after:
        "ঠিকানাটি যে আপনার, তা ৭ দিনের মধ্যে লিংকটি দিয়ে নিশ্চিত করলে ভূমিকাটি কাজ করবে। অ্যাকাউন্টটি অন্য কেউ খুলে থাকলে একই পাতায় পাসওয়ার্ড বেছে নিয়ে নিজের করে নিতে পারেন, অথবা মুছে ফেলতে পারেন।",
    },
  },
  roleOffered: {
    en: {
      subject: "A new role at Prohori for you",
      before: "An admin of Prohori offers your account a new role.",
      link: "Accept the role",
      after:
        "To accept it, open the link within 7 days and enter your password. If you do not want the role, please ignore this email: nothing changes.",
    },
    bn: {
      subject: "প্রহরীতে আপনার জন্য নতুন একটি ভূমিকা",
      before: "প্রহরীর একজন অ্যাডমিন আপনার অ্যাকাউন্টকে নতুন একটি ভূমিকা দিতে চান।",
      link: "ভূমিকাটি গ্রহণ করুন",
      after: "গ্রহণ করতে ৭ দিনের মধ্যে লিংকটি খুলে আপনার পাসওয়ার্ড দিন। না চাইলে মেইলটি উপেক্ষা করুন: কিছুই বদলাবে না।",
    },
  },
} satisfies Record<string, MailTexts>

export const roleSentence: Record<Language, (role: Role) => string> = {
  en: (role) => `The role: ${roleNames.en[role]}.`,
  bn: (role) => `ভূমিকা: ${roleNames.bn[role]}।`,
}

/** Without a name, one that a mail program would turn into a link was left out. */
export const invitationSentence: Record<Language, (role: Role, inviter: string) => string> = {
  en: (role, inviter) => `${inviter || "An admin"} invites you. Your role: ${roleNames.en[role]}.`,
  bn: (role, inviter) => `আমন্ত্রণ জানিয়েছেন ${inviter || "একজন অ্যাডমিন"}। আপনার ভূমিকা: ${roleNames.bn[role]}।`,
}
