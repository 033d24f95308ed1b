import { type Language, retention, toBengaliDigits } from "contract"
import type { MailTexts } from "#mail/templates.ts"

const { unusedAccountDays: unusedDays, unusedAccountWarningDays: warningDays } = retention
const inBengali = (number: number) => toBengaliDigits(String(number))

export const accountTexts = {
  verification: {
    en: {
      subject: "Confirm your email address for Prohori",
      before: "An account was opened at Prohori with this email address.",
      link: "Confirm my email address",
      after:
        "If you opened it, open the link within 7 days to confirm that this address is yours. If you did not, somebody else did: on the same page you can delete that account, or make it yours by choosing a password.",
    },
    bn: {
      subject: "প্রহরী: আপনার ইমেইল ঠিকানা নিশ্চিত করুন",
      before: "এই ইমেইল ঠিকানা দিয়ে প্রহরীতে একটি অ্যাকাউন্ট খোলা হয়েছে।",
      link: "ইমেইল ঠিকানা নিশ্চিত করুন",
      after:
        "অ্যাকাউন্টটি আপনি খুলে থাকলে ৭ দিনের মধ্যে লিংকটি খুলে নিশ্চিত করুন যে ঠিকানাটি আপনার। আপনি না খুলে থাকলে অন্য কেউ খুলেছে: একই পাতায় অ্যাকাউন্টটি মুছে ফেলতে পারেন, অথবা পাসওয়ার্ড বেছে নিয়ে নিজের করে নিতে পারেন।",
    },
  },
  invitation: {
    en: {
      subject: "Your Prohori account",
      before:
        "A Prohori account has been created for you. With this link you choose your password, and are then logged in.",
      link: "Choose my password",
      after:
        "The link works once and expires after 7 days. Later you log in with this email address and your password. If the link has expired, or if you ever forget your password, choose “Forgot password?” on the login page. If you know nothing about this account, please ignore this email.",
    },
    bn: {
      subject: "প্রহরীতে আপনার অ্যাকাউন্ট",
      before: "প্রহরীতে আপনার জন্য একটি অ্যাকাউন্ট খোলা হয়েছে। এই লিংক দিয়ে আপনার পাসওয়ার্ড বেছে নিন, সঙ্গে সঙ্গেই লগইন হয়ে যাবে।",
      link: "পাসওয়ার্ড বেছে নিন",
      after:
        "লিংকটি একবারই কাজ করবে, ৭ দিনের মধ্যে। পরে লগইন করবেন এই ইমেইল ও আপনার পাসওয়ার্ড দিয়ে। লিংকের মেয়াদ শেষ হয়ে গেলে, বা কখনো পাসওয়ার্ড ভুলে গেলে, লগইন পাতায় ‘পাসওয়ার্ড ভুলে গেছেন?’ বেছে নিন। অ্যাকাউন্টটি সম্পর্কে আপনার কিছু জানা না থাকলে মেইলটি উপেক্ষা করুন।",
    },
  },
  unusedAccount: {
    en: {
      subject: `Your Prohori account will be deleted in ${warningDays} days`,
      before: `An account was opened at Prohori with this email address. The address was never confirmed, nothing is stored in the account, and nobody has used it for ${unusedDays} days. So we will delete it in ${warningDays} days. If it is yours and you want to keep it, log in, or confirm the address with this link:`,
      link: "Confirm my email address",
      after: "If it is not yours, or you do not need it any more, there is nothing to do.",
    },
    bn: {
      subject: `প্রহরী: আপনার অ্যাকাউন্ট ${inBengali(warningDays)} দিন পরে মুছে ফেলা হবে`,
      before: `এই ইমেইল ঠিকানা দিয়ে প্রহরীতে একটি অ্যাকাউন্ট খোলা হয়েছিল। ঠিকানাটি কখনো নিশ্চিত করা হয়নি, অ্যাকাউন্টে কিছু জমা নেই, আর ${inBengali(unusedDays)} দিন ধরে কেউ এটি ব্যবহার করেননি। তাই ${inBengali(warningDays)} দিন পরে আমরা এটি মুছে ফেলব। অ্যাকাউন্টটি আপনার হলে এবং রেখে দিতে চাইলে লগইন করুন, কিংবা এই লিংক থেকে ঠিকানাটি নিশ্চিত করুন:`,
      link: "ইমেইল ঠিকানা নিশ্চিত করুন",
      after: "অ্যাকাউন্টটি আপনার না হলে, বা আর দরকার না থাকলে, কিছুই করতে হবে না।",
    },
  },
  emailConfirmed: {
    en: {
      subject: "Your email address was confirmed",
      before: "An admin of Prohori has just confirmed by hand that the account with this email address is yours.",
      after:
        "If you have no account at Prohori, please write to our office at once: somebody else is using your address.",
    },
    bn: {
      subject: "প্রহরী: আপনার ইমেইল ঠিকানা নিশ্চিত করা হয়েছে",
      before: "প্রহরীর একজন অ্যাডমিন এইমাত্র নিজে নিশ্চিত করেছেন যে এই ইমেইল ঠিকানার অ্যাকাউন্টটি আপনার।",
      after: "প্রহরীতে আপনার কোনো অ্যাকাউন্ট না থাকলে এখনই আমাদের অফিসে লিখুন: অন্য কেউ আপনার ঠিকানা ব্যবহার করছে।",
    },
  },
  accountErased: {
    en: {
      subject: "Your Prohori account was deleted",
      before:
        "Your Prohori account was deleted just now, with your profile, your photo, your review and your logins. It cannot be brought back.",
      after:
        "Your certificates stay valid and can still be verified. If it was not you who asked for this, please write to our office at once.",
    },
    bn: {
      subject: "প্রহরী: আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে",
      before:
        "আপনার প্রহরী অ্যাকাউন্ট এইমাত্র মুছে ফেলা হয়েছে; সঙ্গে আপনার প্রোফাইল, ছবি, রিভিউ ও সব লগইনও। এগুলো আর ফিরিয়ে আনা যাবে না।",
      after: "আপনার সনদগুলো বৈধ থাকবে, আগের মতোই যাচাই করা যাবে। আপনার অনুরোধ ছাড়া এটি হয়ে থাকলে এখনই আমাদের অফিসে লিখুন।",
    },
  },
} satisfies Record<string, MailTexts>

/** When an account was opened, and under which name: typed by whoever opened it, so empty if it looks like an address. */
export const accountOpened: Record<Language, (time: string, name: string) => string> = {
  en: (time, name) => `It was opened on ${time}, Dhaka time${name && `, under the name “${name}”`}.`,
  bn: (time, name) => `অ্যাকাউন্টটি খোলা হয়েছে ঢাকার সময় ${time}${name && `, নাম দেওয়া হয়েছে ‘${name}’`}।`,
}
