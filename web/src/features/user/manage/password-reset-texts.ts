import type { Widened } from "#i18n/en.ts"

const en = {
  resetOther: {
    title: "Reset the password?",
    text: (user: string) =>
      `${user} gets a one-time password, which you hand over. The old one stops working, and all live sessions end.`,
    confirm: "Reset password",
  },
  resetting: {
    doing: "Resetting password...",
    done: "Password reset successfully",
    failed: "Failed to resetting password",
  },
  resetOwn: {
    title: "This is your own account",
    text: () => "A reset would log you out here. Choose your new password yourself instead.",
    confirm: "Change Password",
  },
  passwordTitle: "One-time password",
  passwordText: (user: string) => `For ${user}`,
  password: "One-time password",
  passwordOnce: "It is shown only now and kept nowhere. Copy it, and hand it to this person alone.",
  passwordNext: "At the next login a new password must be chosen, before anything else.",
  copy: "Copy",
  copied: "Copied",
  refused: "Your browser does not let it be copied by a button. It is selected: copy it by Ctrl C, or by a long press.",
  done: "Done",
}

const bn: Widened<typeof en> = {
  resetOther: {
    title: "পাসওয়ার্ড রিসেট করবেন?",
    text: (user) =>
      `${user}‑এর জন্য একবার ব্যবহারের একটি পাসওয়ার্ড তৈরি হবে, সেটি আপনি পৌঁছে দেবেন। পুরোনো পাসওয়ার্ড আর চলবে না, সব সক্রিয় সেশনও শেষ হয়ে যাবে।`,
    confirm: "পাসওয়ার্ড রিসেট করুন",
  },
  resetting: {
    doing: "পাসওয়ার্ড রিসেট হচ্ছে...",
    done: "পাসওয়ার্ড রিসেট হয়েছে",
    failed: "পাসওয়ার্ড রিসেট করা যায়নি",
  },
  resetOwn: {
    title: "এটি আপনার নিজের অ্যাকাউন্ট",
    text: () => "রিসেট করলে আপনি নিজেই এখান থেকে লগআউট হয়ে যাবেন। তার বদলে নতুন পাসওয়ার্ড নিজেই ঠিক করুন।",
    confirm: "পাসওয়ার্ড বদলান",
  },
  passwordTitle: "একবার ব্যবহারের পাসওয়ার্ড",
  passwordText: (user) => `${user}‑এর জন্য`,
  password: "একবার ব্যবহারের পাসওয়ার্ড",
  passwordOnce: "এটি শুধু এখনই দেখা যাচ্ছে, কোথাও রাখা হয়নি। কপি করে শুধু এই ব্যক্তিকেই দিন।",
  passwordNext: "পরেরবার লগইন করেই সবার আগে নতুন পাসওয়ার্ড ঠিক করতে হবে।",
  copy: "কপি করুন",
  copied: "কপি হয়েছে",
  refused: "আপনার ব্রাউজার বোতাম দিয়ে কপি করতে দেয়নি। লেখাটি বাছা আছে: Ctrl C চেপে, বা কিছুক্ষণ চেপে ধরে কপি করুন।",
  done: "ঠিক আছে",
}

export const passwordResetTexts = { en, bn }
