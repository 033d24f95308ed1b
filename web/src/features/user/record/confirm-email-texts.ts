import type { Widened } from "#i18n/en.ts"

/** An admin confirms the email of an account without a mail. */
const en = {
  label: "Confirm the email by hand",
  title: (name: string) => `Confirm the email of ${name} by hand?`,
  text: "Only if you know that this account is theirs, because you spoke to them or saw them open it. Whoever has its password gets all certificates and rights of this address. A mail goes to this address.",
  confirm: "I know that this account is theirs",
  done: "Email confirmed successfully",
  failed: "The email could not be confirmed",
  needed:
    "The email of this account is not confirmed. Unless you confirm it here, the role works only after its owner has opened the link in the email that we send now.",
  atOnce: "I know that this account is theirs: confirm its email now, and the role works at once",
}
const bn: Widened<typeof en> = {
  label: "মেইল ছাড়াই নিশ্চিত করুন",
  title: (name) => `${name}‑এর ইমেইল ঠিকানা মেইল ছাড়াই নিশ্চিত করবেন?`,
  text: "শুধু তখনই, যখন আপনি জানেন অ্যাকাউন্টটি তাঁরই: তাঁর সঙ্গে কথা বলেছেন বা তাঁকে খুলতে দেখেছেন। পাসওয়ার্ড যাঁর কাছে আছে, তিনি এই ঠিকানার সব সনদ ও অধিকার পাবেন। এই ঠিকানায় একটি মেইল যাবে।",
  confirm: "আমি জানি, অ্যাকাউন্টটি তাঁরই",
  done: "ইমেইল নিশ্চিত করা হয়েছে",
  failed: "ইমেইল নিশ্চিত করা যায়নি",
  needed:
    "এই অ্যাকাউন্টের ইমেইল এখনো নিশ্চিত করা হয়নি। এখানে নিশ্চিত না করলে, এখন যে মেইল যাবে তার লিংকটি মালিক খোলার পরই ভূমিকাটি কাজ করবে।",
  atOnce: "আমি জানি, অ্যাকাউন্টটি তাঁরই: ইমেইল এখনই নিশ্চিত হোক, ভূমিকাটিও সঙ্গে সঙ্গে কাজ করুক",
}
export const confirmEmailTexts = { en, bn }
