import type { AuditAction, AuditKind, Language, RecordKind } from "contract"
import { records } from "#features/registry.ts"
import type { Widened } from "#i18n/en.ts"

/**
 * Texts for the server's names of kinds, actions and fields, in addition to those of each kind of record. Other names, in
 * old entries, are shown as they are.
 */
const en = {
  kinds: {
    session: "Sessions",
    signIn: "Sign-in attempts",
    access: "Denied access",
    mail: "Mails",
    audit: "Audit log",
    chain: "The log's signature",
    server: "Server",
    credentialKey: "Keys of certificates",
  } satisfies Record<Exclude<AuditKind, RecordKind>, string>,

  actions: {
    "session.logout": "Logged out",
    "session.end": "A device logged out",
    "session.end-others": "All other devices logged out",
    "session.end-all": "Devices logged out by the server",
    "signIn.fail": "Sign-in failed",
    "signIn.throttle": "Sign-in attempts throttled",
    "signIn.ask-reset": "Asked for a new password by mail",
    "access.deny": "Access denied",
    "mail.send": "Mail to users",
    "mail.resend-verifications": "Verification mails sent again",
    "mail.retry": "Failed mails sent again",
    "mail.delete-failed": "Failed mails forgotten",
    "audit.export": "Audit log exported",
    "chain.first-signature": "The log is signed from here on",
    "chain.other-key": "The log had been signed with another key",
    "chain.bad-signature": "The log's signature was wrong",
    "chain.rolled-back": "The log had been set back to an older state",
    "server.start": "Server started",
    "credentialKey.create": "A key that signs certificates added",
  } satisfies Record<Exclude<AuditAction, `${RecordKind}.${string}`>, string>,

  fields: {
    _id: "record",
    recordId: "record",
    name: "name",
    email: "email",
    photo: "photo",
    status: "status",
    title: "title",
    description: "description",
    index: "place in the list",
    rank: "rank (the highest is first)",
    isHomeShow: "on the home page",
    userId: "author's account",
    createdAt: "created",
    from: "from entry",
    image: "picture",
    search: "search",
    actor: "person",
    kind: "kind",
    ids: "only these",
    mails: "mails",
    subject: "subject",
    recipients: "recipients",
    deleted: "deleted",
    count: "times",
    more: "as many more, not listed one by one",
    call: "call",
    account: "account",
    reason: "reason",
    sessions: "sessions",
    position: "entries before",
    key: "key",
  },

  values: {
    admin: "admin",
    student: "student",
    instructor: "instructor",
    suspended: "suspended",
    editor: "editor",
    registrar: "registrar",
    active: "valid",
    inactive: "revoked",
    public: "public",
    waiting: "waiting for approval",
    rejected: "not published",
    unknown: "there is none with this email",
    deletion: "the user was deleted",
    "by-admin": "an admin ended them",
    suspension: "the user was suspended",
    reset: "the password was reset",
    "password-change": "the password was changed",
  },
}

const bn: Widened<typeof en> = {
  kinds: {
    session: "সেশন",
    signIn: "লগইনের চেষ্টা",
    access: "প্রত্যাখ্যাত অনুরোধ",
    mail: "মেইল",
    audit: "অডিট লগ",
    chain: "লগের স্বাক্ষর",
    server: "সার্ভার",
    credentialKey: "সনদের স্বাক্ষরের চাবি",
  },

  actions: {
    "session.logout": "লগআউট",
    "session.end": "একটি ডিভাইস লগআউট",
    "session.end-others": "অন্য সব ডিভাইস লগআউট",
    "session.end-all": "সার্ভার থেকে ডিভাইস লগআউট",
    "signIn.fail": "লগইন ব্যর্থ",
    "signIn.throttle": "বারবার লগইনের চেষ্টা আটকানো",
    "signIn.ask-reset": "মেইলে নতুন পাসওয়ার্ড চাওয়া",
    "access.deny": "অনুমতি না থাকায় প্রত্যাখ্যান",
    "mail.send": "ব্যবহারকারীদের মেইল",
    "mail.resend-verifications": "ইমেইল নিশ্চিত করার মেইল আবার পাঠানো",
    "mail.retry": "না-যাওয়া মেইল আবার পাঠানো",
    "mail.delete-failed": "না-যাওয়া মেইল বাদ দেওয়া",
    "audit.export": "অডিট লগ এক্সপোর্ট",
    "chain.first-signature": "এখান থেকে লগে স্বাক্ষর শুরু",
    "chain.other-key": "লগে অন্য চাবির স্বাক্ষর ছিল",
    "chain.bad-signature": "লগের স্বাক্ষর মেলেনি",
    "chain.rolled-back": "লগ আগের অবস্থায় ফেরানো হয়েছিল",
    "server.start": "সার্ভার চালু",
    "credentialKey.create": "সনদে স্বাক্ষরের নতুন চাবি যোগ",
  },

  fields: {
    _id: "রেকর্ড",
    recordId: "রেকর্ড",
    name: "নাম",
    email: "ইমেইল",
    photo: "ছবি",
    status: "অবস্থা",
    title: "শিরোনাম",
    description: "বিবরণ",
    index: "তালিকায় স্থান",
    rank: "ক্রমমান (বড়টি আগে)",
    isHomeShow: "হোম পেজে",
    userId: "লেখকের অ্যাকাউন্ট",
    createdAt: "তৈরির সময়",
    from: "যে এন্ট্রি থেকে",
    image: "ছবি",
    search: "খোঁজা",
    actor: "ব্যক্তি",
    kind: "ধরন",
    ids: "শুধু এগুলো",
    mails: "মেইল",
    subject: "বিষয়",
    recipients: "প্রাপক",
    deleted: "মোছা হয়েছে",
    count: "কতবার",
    more: "আলাদা করে না লেখা আরও",
    call: "অনুরোধ",
    account: "অ্যাকাউন্ট",
    reason: "কারণ",
    sessions: "সেশন",
    position: "আগের এন্ট্রি",
    key: "কী",
  },

  values: {
    admin: "অ্যাডমিন",
    student: "শিক্ষার্থী",
    instructor: "প্রশিক্ষক",
    suspended: "স্থগিত",
    editor: "সম্পাদক",
    registrar: "রেজিস্ট্রার",
    active: "বৈধ",
    inactive: "বাতিল",
    public: "প্রকাশিত",
    waiting: "অনুমোদনের অপেক্ষায়",
    rejected: "প্রকাশ করা হয়নি",
    unknown: "এই ইমেইলে কোনো অ্যাকাউন্ট নেই",
    deletion: "ব্যবহারকারীকে মোছা হয়েছে",
    "by-admin": "একজন অ্যাডমিন শেষ করেছেন",
    suspension: "ব্যবহারকারীকে স্থগিত করা হয়েছে",
    reset: "পাসওয়ার্ড রিসেট করা হয়েছে",
    "password-change": "পাসওয়ার্ড বদলানো হয়েছে",
  },
}

type EntryTexts = Record<"kinds" | "actions" | "fields" | "values", Readonly<Record<string, string>>>

function withRecords(own: Widened<typeof en>, language: Language): EntryTexts {
  const kinds = records.map(({ kind, name }) => [kind, name[language]])
  const actions = records.flatMap(({ kind, actions }) =>
    Object.entries(actions).map(([action, text]) => [`${kind}.${action}`, text[language]]),
  )
  const fields = records.flatMap(({ fields = {} }) =>
    Object.entries(fields).map(([field, text]) => [field, text[language]]),
  )
  return {
    kinds: { ...Object.fromEntries(kinds), ...own.kinds },
    actions: { ...Object.fromEntries(actions), ...own.actions },
    fields: { ...Object.fromEntries(fields), ...own.fields },
    values: own.values,
  }
}

export const entryTexts = { en: withRecords(en, "en"), bn: withRecords(bn, "bn") }
