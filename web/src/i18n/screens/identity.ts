import type { Widened } from "#i18n/en.ts"

const en = {
  title: "Please enter your password again",
  lead: "You are logged in, but this could do lasting harm if someone else were using your device.",
  password: "Password",
  code: "Code",
  codeHint: "The six digits that your authenticator app shows now, or one of your recovery codes.",
  confirm: "Continue",
  passkey: "Use a passkey instead",
}

const bn: Widened<typeof en> = {
  title: "আপনার পাসওয়ার্ড আবার লিখুন",
  lead: "আপনি লগইন করা আছেন; কিন্তু ডিভাইসটি অন্য কেউ ব্যবহার করলে এই কাজে স্থায়ী ক্ষতি হতে পারে।",
  password: "পাসওয়ার্ড",
  code: "কোড",
  codeHint: "অথেনটিকেটর অ্যাপে এখন যে ছয়টি অঙ্ক দেখা যাচ্ছে, অথবা আপনার একটি রিকভারি কোড।",
  confirm: "এগিয়ে যান",
  passkey: "বদলে পাসকি ব্যবহার করুন",
}

export const identityTexts = { en, bn }
