import type { Widened } from "#i18n/en.ts"

const en = {
  title: "Change Password",
  lead: "You stay logged in here, and are logged out on every other device.",
  mustChange:
    "Please change your password before you continue: an admin has reset it, or it is not strong enough for your role.",
  currentPassword: "Current Password",
  oneTimeHint: "The one you have just entered.",
  newPassword: "New Password",
  rules:
    "At least 6 characters. Not your name or email, nor a well-known password, even with digits or signs added. A sentence is easier to remember than random letters.",
  staffRules:
    "At least 12 characters. Not your name or email, nor a well-known password, even with digits or signs added. A sentence is easier to remember than random letters.",
  confirmPassword: "Confirm Password",
  submit: "Change Password",
  done: "Password changed successfully",
  forgot: "Forgot your current password?",
}

const bn: Widened<typeof en> = {
  title: "পাসওয়ার্ড বদলান",
  lead: "এই ডিভাইসে লগইন অবস্থায় থাকবেন, অন্য সব ডিভাইস থেকে লগআউট হয়ে যাবেন।",
  mustChange:
    "এগোনোর আগে পাসওয়ার্ডটি বদলাতে হবে: হয় একজন অ্যাডমিন এটি রিসেট করেছেন, নয়তো আপনার ভূমিকার জন্য এটি যথেষ্ট শক্তিশালী নয়।",
  currentPassword: "বর্তমান পাসওয়ার্ড",
  oneTimeHint: "এইমাত্র যেটি লিখেছেন।",
  newPassword: "নতুন পাসওয়ার্ড",
  rules:
    "অন্তত ৬ অক্ষর। নিজের নাম, ইমেইল বা বহুল প্রচলিত কোনো পাসওয়ার্ড চলবে না, সঙ্গে সংখ্যা বা চিহ্ন জুড়লেও না। এলোমেলো অক্ষরের চেয়ে একটি বাক্য মনে রাখা সহজ।",
  staffRules:
    "অন্তত ১২ অক্ষর। নিজের নাম, ইমেইল বা বহুল প্রচলিত কোনো পাসওয়ার্ড চলবে না, সঙ্গে সংখ্যা বা চিহ্ন জুড়লেও না। এলোমেলো অক্ষরের চেয়ে একটি বাক্য মনে রাখা সহজ।",
  confirmPassword: "নতুন পাসওয়ার্ডটি আবার দিন",
  submit: "পাসওয়ার্ড বদলান",
  done: "পাসওয়ার্ড বদলানো হয়েছে",
  forgot: "বর্তমান পাসওয়ার্ড মনে নেই?",
}

export const changePasswordTexts = { en, bn }
