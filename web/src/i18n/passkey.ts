import type { Widened } from "./en.ts"

const en = {
  cancelled: "No passkey was used. Please try again, or choose another way.",
  exists: "This device already has a passkey for your account.",
  wrongAddress: "Passkeys do not work at this address of the site. Please open it at its usual one.",
  unsupported: "This browser or device cannot do that with a passkey.",
}

const bn: Widened<typeof en> = {
  cancelled: "কোনো পাসকি ব্যবহার করা হয়নি। আবার চেষ্টা করুন, অথবা অন্য উপায় বেছে নিন।",
  exists: "এই ডিভাইসে আপনার অ্যাকাউন্টের পাসকি আগে থেকেই আছে।",
  wrongAddress: "সাইটের এই ঠিকানায় পাসকি কাজ করে না। সাইটের মূল ঠিকানাটি খুলুন।",
  unsupported: "এই ব্রাউজার বা ডিভাইসে পাসকি দিয়ে কাজটি করা যায় না।",
}

export const passkeyTexts = { en, bn }
