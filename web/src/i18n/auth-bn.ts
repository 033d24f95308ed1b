import type { AuthTexts } from "./auth-en.ts"

export const authBn: AuthTexts = {
  login: {
    title: "লগইন",
    lead: "আবার আপনাকে পেয়ে ভালো লাগছে।",
    email: "ইমেইল",
    password: "পাসওয়ার্ড",
    submit: "লগইন করুন",
    noAccount: "অ্যাকাউন্ট নেই?",
    register: "নিবন্ধন করুন",
    ended: "আপনার সেশন শেষ হয়ে গেছে। আবার লগইন করুন।",
  },
  register: {
    title: "নিবন্ধন",
    lead: "কোর্স, সনদ ও মতামত, সবকিছুর জন্য একটিই অ্যাকাউন্ট।",
    name: "পুরো নাম",
    email: "ইমেইল",
    password: "পাসওয়ার্ড",
    passwordHint: "অন্তত ৬ অক্ষর। ধাঁধার চেয়ে একটি বাক্য মনে রাখা সহজ।",
    confirmPassword: "আবার পাসওয়ার্ড দিন",
    submit: "নিবন্ধন করুন",
    hasAccount: "আগেই নিবন্ধন করেছেন?",
    login: "লগইন করুন",
  },
}
