import { type Language, toBengaliDigits } from "contract"
import type { MailTexts } from "#mail/templates.ts"

export const secondFactorTexts = {
  secondFactorOn: {
    en: {
      subject: "Two-step verification is on",
      before:
        "Two-step verification was turned on for your Prohori account just now. From now on, a password alone is not enough: signing in needs a code of your authenticator app, or your passkey.",
      after:
        "Keep your recovery codes where you will find them without your phone. If it was not you, write to us at once: someone else can sign in to your account.",
    },
    bn: {
      subject: "প্রহরী: দুই ধাপে যাচাই চালু হয়েছে",
      before:
        "আপনার প্রহরী অ্যাকাউন্টে এইমাত্র দুই ধাপে যাচাই চালু করা হয়েছে। এখন থেকে শুধু পাসওয়ার্ডে লগইন হবে না: অথেনটিকেটর অ্যাপের কোড বা আপনার পাসকি লাগবে।",
      after:
        "রিকভারি কোডগুলো এমন জায়গায় রাখুন, যেখানে ফোন ছাড়াও খুঁজে পাবেন। কাজটি আপনি না করে থাকলে এখনই আমাদের জানান: অন্য কেউ আপনার অ্যাকাউন্টে ঢুকতে পারছে।",
    },
  },
  secondFactorOff: {
    en: {
      subject: "Two-step verification is off",
      before:
        "Two-step verification was turned off for your Prohori account just now. Signing in needs only the password.",
      after:
        "If neither you nor an admin at your request did that, choose “Forgot password?” on the login page at once and set a new password.",
    },
    bn: {
      subject: "প্রহরী: দুই ধাপে যাচাই বন্ধ হয়েছে",
      before: "আপনার প্রহরী অ্যাকাউন্টে এইমাত্র দুই ধাপে যাচাই বন্ধ করা হয়েছে। এখন লগইন করতে শুধু পাসওয়ার্ড লাগবে।",
      after:
        "আপনি বা আপনার অনুরোধে কোনো অ্যাডমিন কাজটি না করে থাকলে এখনই লগইন পাতায় ‘পাসওয়ার্ড ভুলে গেছেন?’ বেছে নিয়ে নতুন পাসওয়ার্ড দিন।",
    },
  },
  unprovenFactorRemoved: {
    en: {
      subject: "Two-step verification is off",
      before:
        "Before this email address was confirmed, someone had set up two-step verification for your Prohori account. It was removed when you chose a new password.",
      after: "Sign in with the new password. If you want two-step verification, set it up again in your dashboard.",
    },
    bn: {
      subject: "প্রহরী: দুই ধাপে যাচাই বন্ধ হয়েছে",
      before:
        "এই ইমেইল ঠিকানা নিশ্চিত হওয়ার আগেই কেউ আপনার প্রহরী অ্যাকাউন্টে দুই ধাপে যাচাই চালু করেছিল। আপনি নতুন পাসওয়ার্ড দেওয়ায় সেটি সরিয়ে দেওয়া হয়েছে।",
      after: "এখন নতুন পাসওয়ার্ড দিয়ে লগইন করুন। দুই ধাপে যাচাই চাইলে ড্যাশবোর্ড থেকে আবার চালু করে নিন।",
    },
  },
  passkeyAdded: {
    en: {
      subject: "A new passkey for your Prohori account",
      before: "A passkey was added to your Prohori account just now. It can be used to sign in without the password.",
      after:
        "If it was not you, delete it under “Two-step verification” in your dashboard at once, sign out your other devices and choose another password.",
    },
    bn: {
      subject: "প্রহরী: আপনার অ্যাকাউন্টে নতুন পাসকি",
      before: "আপনার প্রহরী অ্যাকাউন্টে এইমাত্র একটি পাসকি যোগ করা হয়েছে। এটি দিয়ে পাসওয়ার্ড ছাড়াই লগইন করা যায়।",
      after:
        "কাজটি আপনি না করে থাকলে এখনই ড্যাশবোর্ডের ‘দুই ধাপে যাচাই’ পাতা থেকে এটি মুছে ফেলুন, অন্য সব ডিভাইস থেকে লগআউট করুন আর নতুন পাসওয়ার্ড দিন।",
    },
  },
  passkeyDeleted: {
    en: {
      subject: "A passkey of your Prohori account was deleted",
      before: "A passkey was deleted from your Prohori account just now. It can no longer be used to sign in.",
      after:
        "If it was not you, somebody else is in your account: sign out your other devices and choose another password at once.",
    },
    bn: {
      subject: "প্রহরী: আপনার অ্যাকাউন্টের একটি পাসকি মুছে ফেলা হয়েছে",
      before: "আপনার প্রহরী অ্যাকাউন্ট থেকে এইমাত্র একটি পাসকি মুছে ফেলা হয়েছে। এটি দিয়ে আর লগইন করা যাবে না।",
      after: "কাজটি আপনি না করে থাকলে অন্য কেউ আপনার অ্যাকাউন্টে ঢুকেছে: এখনই অন্য সব ডিভাইস থেকে লগআউট করুন আর নতুন পাসওয়ার্ড দিন।",
    },
  },
  recoveryCodesMade: {
    en: {
      subject: "New recovery codes for your Prohori account",
      before: "New recovery codes were made for your Prohori account just now. All earlier ones have stopped working.",
      after:
        "Keep the new ones where you will find them without your phone. If it was not you, somebody else is in your account: sign out your other devices, choose another password and make new recovery codes at once.",
    },
    bn: {
      subject: "প্রহরী: আপনার অ্যাকাউন্টের জন্য নতুন রিকভারি কোড তৈরি হয়েছে",
      before: "আপনার প্রহরী অ্যাকাউন্টের জন্য এইমাত্র নতুন রিকভারি কোড তৈরি করা হয়েছে। আগের কোডগুলো আর কাজ করবে না।",
      after:
        "নতুন কোডগুলো এমন জায়গায় রাখুন, যেখানে ফোন ছাড়াও খুঁজে পাবেন। কাজটি আপনি না করে থাকলে অন্য কেউ আপনার অ্যাকাউন্টে ঢুকেছে: এখনই অন্য সব ডিভাইস থেকে লগআউট করুন, নতুন পাসওয়ার্ড দিন আর আবার নতুন রিকভারি কোড তৈরি করুন।",
    },
  },
  recoveryCodeUsed: {
    en: {
      subject: "A recovery code of your Prohori account was used",
      before:
        "Someone, probably you, has just used a recovery code of your Prohori account instead of the authenticator app or a passkey. That code will not work again.",
      after:
        "When few are left, make new ones under “Two-step verification” in your dashboard. If it was not you, someone knows your password and has your recovery codes: choose “Forgot password?” on the login page at once and set a new password, then make new recovery codes.",
    },
    bn: {
      subject: "প্রহরী: আপনার একটি রিকভারি কোড ব্যবহার করা হয়েছে",
      before:
        "কেউ একজন, সম্ভবত আপনিই, এইমাত্র অথেনটিকেটর অ্যাপ বা পাসকির বদলে আপনার প্রহরী অ্যাকাউন্টের একটি রিকভারি কোড ব্যবহার করেছেন। কোডটি আর কাজ করবে না।",
      after:
        "কোড কমে এলে ড্যাশবোর্ডের ‘দুই ধাপে যাচাই’ পাতা থেকে নতুন কোড তৈরি করে নিন। আপনি নিজে না হলে আপনার পাসওয়ার্ড আর রিকভারি কোড দুটোই অন্য কারও হাতে পড়েছে: এখনই লগইন পাতায় ‘পাসওয়ার্ড ভুলে গেছেন?’ বেছে নিয়ে নতুন পাসওয়ার্ড দিন, তারপর নতুন রিকভারি কোড তৈরি করুন।",
    },
  },
} satisfies Record<string, MailTexts>

export const recoveryCodesLeft: Record<Language, (count: number) => string> = {
  en: (count) => `You have ${count || "no"} recovery ${count === 1 ? "code" : "codes"} left.`,
  bn: (count) =>
    count ? `আপনার আর ${toBengaliDigits(String(count))}টি রিকভারি কোড বাকি আছে।` : "আপনার আর কোনো রিকভারি কোড বাকি নেই।",
}
