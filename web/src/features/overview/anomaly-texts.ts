import type { Widened } from "#i18n/en.ts"

/** What each kind of anomaly is called, and what to do. */
const en = {
  titles: {
    failedSignIns: (count: string, account: string) => `Failed sign-ins to the account ${account} (${count})`,
    failedSignInsFrom: (count: string, address: string) => `Failed sign-ins from the address ${address} (${count})`,
    throttledSignIns: (count: string) => `Sign-in attempts that were throttled (${count})`,
    deniedAccess: (count: string, account: string) =>
      `${account} asked for what they are not allowed to see or do (${count})`,
    deletions: (count: string, account: string) => `${account} deleted many records (${count})`,
    exports: (count: string, account: string) => `${account} exported many files (${count})`,
    chainFault: "The audit log is damaged",
    otherKey: "The audit log was signed with another key than this server's",
    chainUnchecked: "The audit log was not checked for more than two days",
    wrongSignature: (count: string) => `The audit log's end was not as the server had left it (${count})`,
    heldVerifications: (count: string) => `Mails to confirm an email address are waiting (${count})`,
    failedJob: (_: string, name: string) => `A daily job of the server has failed: ${name}`,
  },
  advice: {
    failedSignIns: "In the last 24 hours. Somebody may be guessing the password; the server slows them down.",
    failedSignInsFrom: "In the last 24 hours. Somebody there may be trying passwords on many accounts.",
    throttledSignIns: "In the last 24 hours: too many attempts in a short time.",
    deniedAccess:
      "In the last 24 hours. Ask them what they were looking for, or whether somebody else uses their account.",
    deletions: "In the last 24 hours. What was deleted by mistake can be restored from the log.",
    exports: "In the last 24 hours. Exported files hold people's names and addresses.",
    chainFault: "Somebody has changed the database past this site. Inform the server's operator:",
    otherKey: "All servers of one database need the same SECRET_KEY. Inform the server's operator.",
    chainUnchecked: "The server checks it daily, and has failed to. Inform the server's operator.",
    wrongSignature:
      "In the last 30 days, somebody has changed the database past this site, restored a backup or changed the server's key. The log says which.",
    heldVerifications:
      "The day's limit of mails (MAILS_PER_DAY) is used up; the others follow. Either many new people have come, or somebody registers the addresses of strangers: the log says from where. New passwords and other mails do not wait.",
    failedJob:
      "The server tries again within an hour, three times at most. Inform the server's operator: the log has the reason.",
  },
}

const bn: Widened<typeof en> = {
  titles: {
    failedSignIns: (count, account) => `${account} অ্যাকাউন্টে ব্যর্থ লগইন (${count})`,
    failedSignInsFrom: (count, address) => `${address} ঠিকানা থেকে ব্যর্থ লগইন (${count})`,
    throttledSignIns: (count) => `লগইনের যেসব চেষ্টা আটকানো হয়েছে (${count})`,
    deniedAccess: (count, account) => `${account} এমন কিছু চেয়েছেন যার অনুমতি তাঁর নেই (${count})`,
    deletions: (count, account) => `${account} অনেক রেকর্ড মুছেছেন (${count})`,
    exports: (count, account) => `${account} অনেক ফাইল এক্সপোর্ট করেছেন (${count})`,
    chainFault: "অডিট লগে গরমিল পাওয়া গেছে",
    otherKey: "অডিট লগের স্বাক্ষরটি এই সার্ভারের কী দিয়ে করা নয়",
    chainUnchecked: "দুই দিনের বেশি হলো অডিট লগ যাচাই করা হয়নি",
    wrongSignature: (count) => `সার্ভার যেভাবে রেখেছিল, অডিট লগের শেষটা সেভাবে পাওয়া যায়নি (${count})`,
    heldVerifications: (count) => `ইমেইল নিশ্চিত করার মেইল পাঠানো বাকি (${count})`,
    failedJob: (_, name) => `সার্ভারের একটি দৈনিক কাজ শেষ হয়নি: ${name}`,
  },
  advice: {
    failedSignIns: "গত ২৪ ঘণ্টায়। কেউ হয়তো পাসওয়ার্ড আন্দাজ করছেন; সার্ভার তাঁকে ধীর করে দেয়।",
    failedSignInsFrom: "গত ২৪ ঘণ্টায়। সেখান থেকে কেউ হয়তো অনেক অ্যাকাউন্টে পাসওয়ার্ড মিলিয়ে দেখছেন।",
    throttledSignIns: "গত ২৪ ঘণ্টায়: অল্প সময়ে অনেক বেশি চেষ্টা হয়েছে।",
    deniedAccess: "গত ২৪ ঘণ্টায়। তাঁকে জিজ্ঞেস করুন কী খুঁজছিলেন, কিংবা অন্য কেউ তাঁর অ্যাকাউন্ট ব্যবহার করছেন কি না।",
    deletions: "গত ২৪ ঘণ্টায়। ভুলে মোছা হলে লগ থেকে ফিরিয়ে আনা যায়।",
    exports: "গত ২৪ ঘণ্টায়। এক্সপোর্ট করা ফাইলে মানুষের নাম ও ঠিকানা থাকে।",
    chainFault: "এই সাইটের বাইরে থেকে কেউ ডেটাবেজ বদলেছেন। যিনি সার্ভার চালান তাঁকে জানান:",
    otherKey: "একই ডেটাবেজের সব সার্ভারে একই SECRET_KEY দরকার। যিনি সার্ভার চালান তাঁকে জানান।",
    chainUnchecked: "সার্ভার প্রতিদিন লগ যাচাই করে, কিন্তু এবার পারেনি। যিনি সার্ভার চালান তাঁকে জানান।",
    wrongSignature:
      "গত ৩০ দিনে এই সাইটের বাইরে থেকে কেউ ডেটাবেজ বদলেছেন, ব্যাকআপ ফিরিয়ে এনেছেন, কিংবা সার্ভারের কী বদলেছেন। কোনটি, তা লগে আছে।",
    heldVerifications:
      "গত ২৪ ঘণ্টায় মেইলের দৈনিক সীমা (MAILS_PER_DAY) ফুরিয়ে গেছে; বাকিগুলো পরে যাবে। হয়তো নতুন অনেকে এসেছেন, নয়তো কেউ অচেনা মানুষের ঠিকানা দিয়ে অ্যাকাউন্ট খুলছেন; কোথা থেকে, তা লগে আছে। নতুন পাসওয়ার্ড ও অন্য মেইল আটকে নেই।",
    failedJob: "সার্ভার এক ঘণ্টা পরপর আবার চেষ্টা করে, সর্বোচ্চ তিনবার। যিনি সার্ভার চালান তাঁকে জানান: কারণটি সার্ভারের লগে আছে।",
  },
}

export const anomalyTexts = { en, bn }
