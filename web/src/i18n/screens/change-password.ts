import type { Widened } from "#i18n/en.ts"

const en = {
  title: "Change Password",
  lead: "You stay logged in here, and are logged out on every other device.",
  mustChange:
    "An admin has reset your password. Please choose one of your own first; then everything is open to you again.",
  currentPassword: "Current Password",
  oneTimeHint: "The one that you were given, and have just logged in with.",
  newPassword: "New Password",
  rules:
    "At least 6 characters; not your email, and not one of the 1,000 commonest passwords. A sentence is easier to remember than random letters.",
  confirmPassword: "Confirm Password",
  submit: "Change Password",
  done: "Password changed successfully",
  forgot: "Forgot your current password?",
}

const bn: Widened<typeof en> = {
  title: "পাসওয়ার্ড বদলান",
  lead: "এই ডিভাইসে লগইন অবস্থায় থাকবেন, অন্য সব ডিভাইস থেকে লগআউট হয়ে যাবেন।",
  mustChange:
    "একজন অ্যাডমিন আপনার পাসওয়ার্ড রিসেট করেছেন। আগে নিজের একটি পাসওয়ার্ড বেছে নিন; এরপর বাকি সবকিছু আবার ব্যবহার করতে পারবেন।",
  currentPassword: "বর্তমান পাসওয়ার্ড",
  oneTimeHint: "আপনাকে যে পাসওয়ার্ডটি দেওয়া হয়েছে, যেটি দিয়ে এইমাত্র লগইন করেছেন।",
  newPassword: "নতুন পাসওয়ার্ড",
  rules: "অন্তত ৬ অক্ষর; নিজের ইমেইল বা সবচেয়ে প্রচলিত ১,০০০ পাসওয়ার্ডের কোনোটি নয়। এলোমেলো অক্ষরের চেয়ে একটি বাক্য মনে রাখা সহজ।",
  confirmPassword: "নতুন পাসওয়ার্ডটি আবার দিন",
  submit: "পাসওয়ার্ড বদলান",
  done: "পাসওয়ার্ড বদলানো হয়েছে",
  forgot: "বর্তমান পাসওয়ার্ড মনে নেই?",
}

export const changePasswordWords = { en, bn }
