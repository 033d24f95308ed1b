import type { Widened } from "#i18n/en.ts"

const en = {
  name: "Audit Log",
  search: "Search the log",
  none: "No entry found...",

  when: "When",
  who: "Who",
  what: "What",
  details: "Details",
  from: "From",
  notSignedIn: "Not signed in",
  owner: "The owner of the account",
  server: "The server",
  onlyThis: "Show only this person's entries",
  unfold: (count: string, isOne: boolean) => (isOne ? "Show all" : `Show all ${count} lines`),
  fold: "Show less",
  yes: "yes",
  no: "no",
  changedBack: "changed and changed back",

  person: "Person (email)",
  kind: "Kind",
  recordId: "Record (id)",

  chain: "The log's chain",
  checking: "The chain is being checked…",
  checkAgain: "Check again",
  whole: (entries: string, isOne: boolean) =>
    isOne
      ? "The log is intact: its 1 entry is as it was written."
      : `The log is intact: all ${entries} entries are as they were written.`,
  signed: "Its end carries this server's signature.",
  signedFrom: (entry: string) => `Its end carries this server's signature; entries were signed from no. ${entry} on.`,
  unsigned: "It is not signed yet; the server signs it with the next entry.",
  otherKey: "The entries fit together, but their end was signed with another key than this server's.",
  otherKeyText:
    "So it cannot be said whether somebody has rewritten them. All servers of one database need the same SECRET_KEY; inform the server's operator.",
  broken: "The log is damaged:",
  whatToDo: "Somebody has changed the database past this site. Keep a copy of it, and inform the server's operator.",
  checkedAt: (moment: string) => `Checked ${moment}.`,
  chainFailed: "The chain could not be checked",
}

const bn: Widened<typeof en> = {
  name: "অডিট লগ",
  search: "লগে খুঁজুন",
  none: "কোনো এন্ট্রি পাওয়া যায়নি...",

  when: "কখন",
  who: "কে",
  what: "কী করেছেন",
  details: "বিস্তারিত",
  from: "কোথা থেকে",
  notSignedIn: "লগইন ছাড়া",
  owner: "অ্যাকাউন্টের মালিক",
  server: "সার্ভার",
  onlyThis: "শুধু এই ব্যক্তির এন্ট্রি দেখুন",
  unfold: (count, isOne) => (isOne ? "পুরোটা দেখুন" : `সব ${count}টি লাইন দেখুন`),
  fold: "কম দেখুন",
  yes: "হ্যাঁ",
  no: "না",
  changedBack: "বদলে আবার আগের মতো করা হয়েছে",

  person: "ব্যক্তি (ইমেইল)",
  kind: "ধরন",
  recordId: "রেকর্ড (আইডি)",

  chain: "লগের শিকল",
  checking: "লগ অক্ষত আছে কি না, দেখা হচ্ছে…",
  checkAgain: "আবার যাচাই করুন",
  whole: (entries) => `লগ অক্ষত আছে: ${entries}টি এন্ট্রির প্রতিটি যেমন লেখা হয়েছিল তেমনই আছে।`,
  signed: "লগের শেষে এই সার্ভারের স্বাক্ষর আছে।",
  signedFrom: (entry) => `লগের শেষে এই সার্ভারের স্বাক্ষর আছে; ${entry} নম্বর এন্ট্রি থেকে স্বাক্ষর করা হচ্ছে।`,
  unsigned: "লগটি এখনো স্বাক্ষর করা হয়নি; পরের এন্ট্রির সঙ্গেই সার্ভার স্বাক্ষর করবে।",
  otherKey: "এন্ট্রিগুলো একটির সঙ্গে আরেকটি মেলে, কিন্তু শেষের স্বাক্ষরটি এই সার্ভারের কী দিয়ে করা নয়।",
  otherKeyText:
    "তাই এগুলো কেউ নতুন করে লিখেছেন কি না, বলা যাচ্ছে না। একই ডেটাবেজের সব সার্ভারে একই SECRET_KEY দরকার; যিনি সার্ভার চালান তাঁকে জানান।",
  broken: "লগে গরমিল পাওয়া গেছে:",
  whatToDo: "এই সাইটের বাইরে থেকে কেউ ডেটাবেজ বদলেছেন। এর একটি কপি রেখে দিন এবং যিনি সার্ভার চালান তাঁকে জানান।",
  checkedAt: (moment) => `যাচাই করা হয়েছে ${moment}।`,
  chainFailed: "লগ অক্ষত আছে কি না, যাচাই করা যায়নি",
}

export const auditTexts = { en, bn }
