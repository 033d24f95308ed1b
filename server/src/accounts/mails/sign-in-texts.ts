import type { MailTexts } from "#mail/templates.ts"

export const signInTexts = {
  reset: {
    en: {
      subject: "Choose a new password for Prohori",
      before: "Someone, probably you, asked for a new password for your Prohori account. Open this link to choose one:",
      link: "Choose a new password",
      after:
        "The link works once and expires after 30 minutes. If you did not ask for it, please ignore this email: your password stays as it is.",
    },
    bn: {
      subject: "প্রহরী: নতুন পাসওয়ার্ড বেছে নিন",
      before: "কেউ একজন, সম্ভবত আপনিই, আপনার প্রহরী অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড চেয়েছেন। বেছে নিতে এই লিংকটি খুলুন:",
      link: "নতুন পাসওয়ার্ড বেছে নিন",
      after: "লিংকটি একবারই কাজ করবে, ৩০ মিনিটের মধ্যে। আপনি না চেয়ে থাকলে মেইলটি উপেক্ষা করুন: আপনার পাসওয়ার্ড আগের মতোই থাকবে।",
    },
  },
  browserLink: {
    en: {
      subject: "Log in to Prohori in a new browser",
      before:
        "Someone, probably you, could not log in to your Prohori account in a new browser, because there had been too many failed attempts. Open this link in the browser in which you want to log in. If your mail program opens another one, copy the link into yours:",
      link: "Let this browser log in",
      after:
        "The link works once and expires after 30 minutes. Your password is still needed, and so is your code if you use two-step verification. If you did not ask for it, please ignore this email.",
    },
    bn: {
      subject: "প্রহরী: নতুন ব্রাউজারে লগইন",
      before:
        "কেউ একজন, সম্ভবত আপনিই, নতুন একটি ব্রাউজারে আপনার প্রহরী অ্যাকাউন্টে লগইন করতে পারেননি, কারণ এর আগে অনেকবার ভুল চেষ্টা হয়েছে। যে ব্রাউজারে লগইন করতে চান, লিংকটি সেখানেই খুলুন। মেইল অ্যাপ অন্য ব্রাউজারে খুললে লিংকটি কপি করে নিজের ব্রাউজারে খুলুন:",
      link: "এই ব্রাউজারে লগইন করতে দিন",
      after:
        "লিংকটি একবারই কাজ করবে, ৩০ মিনিটের মধ্যে। পাসওয়ার্ড এরপরও লাগবে; দুই ধাপে যাচাই চালু থাকলে কোডও। আপনি না চেয়ে থাকলে মেইলটি উপেক্ষা করুন।",
    },
  },
  passwordChanged: {
    en: {
      subject: "Your Prohori password was changed",
      before: "The password of your Prohori account was changed just now.",
      after: "If it was not you, choose “Forgot password?” on the login page at once and set a new one.",
    },
    bn: {
      subject: "প্রহরী: আপনার পাসওয়ার্ড বদলানো হয়েছে",
      before: "আপনার প্রহরী অ্যাকাউন্টের পাসওয়ার্ড এইমাত্র বদলানো হয়েছে।",
      after: "আপনি নিজে না বদলে থাকলে এখনই লগইন পাতায় ‘পাসওয়ার্ড ভুলে গেছেন?’ বেছে নিন এবং নতুন পাসওয়ার্ড দিন।",
    },
  },
  newDevice: {
    en: {
      subject: "New sign-in to your Prohori account",
      before:
        "Someone, probably you, has just signed in to your Prohori account on a device or browser that is new to us:",
      link: "See where I am signed in",
      after:
        "If it was you, there is nothing to do. If it was not you, choose “Forgot password?” on the login page at once and set a new password: that signs out every device.",
    },
    bn: {
      subject: "প্রহরী: আপনার অ্যাকাউন্টে নতুন লগইন",
      before:
        "কেউ একজন, সম্ভবত আপনিই, এইমাত্র এমন একটি ডিভাইস বা ব্রাউজার থেকে আপনার প্রহরী অ্যাকাউন্টে লগইন করেছেন, যা আমরা আগে দেখিনি:",
      link: "কোথায় কোথায় লগইন আছে, দেখুন",
      after:
        "আপনি নিজে হলে কিছু করার দরকার নেই। আপনি না হলে এখনই লগইন পাতায় ‘পাসওয়ার্ড ভুলে গেছেন?’ বেছে নিয়ে নতুন পাসওয়ার্ড দিন; তাতে সব ডিভাইস লগআউট হয়ে যাবে।",
    },
  },
  wrongCodes: {
    en: {
      subject: "Wrong codes at a sign-in to your Prohori account",
      before:
        "Someone who knows your password entered five wrong codes of two-step verification within an hour. None of these attempts succeeded.",
      after:
        "If it was not you, choose “Forgot password?” on the login page at once and set a new password. Otherwise they can go on trying codes.",
    },
    bn: {
      subject: "প্রহরী: আপনার অ্যাকাউন্টে বারবার ভুল কোড দেওয়া হয়েছে",
      before:
        "আপনার পাসওয়ার্ড জানে এমন কেউ এক ঘণ্টার মধ্যে দুই ধাপে যাচাইয়ের কোড পাঁচবার ভুল দিয়েছে। এসব চেষ্টায় কেউ অ্যাকাউন্টে ঢুকতে পারেনি।",
      after:
        "আপনি নিজে না হলে এখনই লগইন পাতায় ‘পাসওয়ার্ড ভুলে গেছেন?’ বেছে নিয়ে নতুন পাসওয়ার্ড দিন। নইলে সে আবারও কোড দিয়ে চেষ্টা করতে পারবে।",
    },
  },
} satisfies Record<string, MailTexts>
