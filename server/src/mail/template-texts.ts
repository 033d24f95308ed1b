import { type Language, type Role, retention, toBengaliDigits } from "contract"

type Texts = { subject: string; before: string; link?: string; after: string }
export type MailKind =
  | "verification"
  | "invitation"
  | "reset"
  | "roleGiven"
  | "roleGivenUnverified"
  | "roleOffered"
  | "emailConfirmed"
  | "openBrowser"
  | "passwordChanged"
  | "accountErased"
  | "unusedAccount"
  | "newDevice"
  | "secondFactorOn"
  | "secondFactorOff"
  | "unprovenFactorRemoved"
  | "wrongCodes"
  | "passkeyAdded"
  | "passkeyDeleted"
  | "newRecoveryCodes"
  | "recoveryCodeUsed"
  | "auditHead"

const { unusedAccountDays: unusedDays, unusedAccountWarningDays: warningDays } = retention
const inBengali = (number: number) => toBengaliDigits(String(number))

const english: Record<MailKind, Texts> = {
  verification: {
    subject: "Confirm your email address for Prohori",
    before: "An account was opened at Prohori with this email address.",
    link: "Confirm my email address",
    after:
      "If you opened it, open the link within 7 days to confirm that this address is yours. If you did not, somebody else did: on the same page you can delete that account, or make it yours by choosing a password.",
  },
  roleGiven: {
    subject: "You have a new role at Prohori",
    before: "An admin of Prohori has just given your account a new role.",
    link: "Log in",
    after:
      "You were signed out on every device. If your password is too short for this role, you will choose another one after the login. If you did not expect this, please write to our office.",
  },
  roleGivenUnverified: {
    subject: "You have a new role at Prohori",
    before: "An admin of Prohori has just given the account with this email address a new role.",
    link: "Confirm my email address",
    after:
      "The role works once you have confirmed with the link, within 7 days, that this address is yours. If somebody else opened the account, you can make it yours on the same page by choosing a password, or delete it.",
  },
  roleOffered: {
    subject: "A new role at Prohori for you",
    before: "An admin of Prohori offers your account a new role.",
    link: "Accept the role",
    after:
      "To accept it, open the link within 7 days and enter your password. If you do not want the role, please ignore this email: nothing changes.",
  },
  emailConfirmed: {
    subject: "Your email address was confirmed",
    before: "An admin of Prohori has just confirmed by hand that the account with this email address is yours.",
    after:
      "If you have no account at Prohori, please write to our office at once: somebody else is using your address.",
  },
  reset: {
    subject: "Choose a new password for Prohori",
    before: "Someone, probably you, asked for a new password for your Prohori account. Open this link to choose one:",
    link: "Choose a new password",
    after:
      "The link works once and expires after 30 minutes. If you did not ask for it, please ignore this email: your password stays as it is.",
  },
  openBrowser: {
    subject: "Log in to Prohori in a new browser",
    before:
      "Someone, probably you, could not log in to your Prohori account in a new browser, because there had been too many failed attempts. Open this link in the browser in which you want to log in. If your mail program opens another one, copy the link into yours:",
    link: "Let this browser log in",
    after:
      "The link works once and expires after 30 minutes. Your password is still needed, and so is your code if you use two-step verification. If you did not ask for it, please ignore this email.",
  },
  invitation: {
    subject: "Your Prohori account",
    before:
      "A Prohori account has been created for you. Open this link to choose a password, then log in with that password and this email address:",
    link: "Choose my password",
    after:
      "The link works once and expires after 7 days. After that, or if you ever forget your password, choose “Forgot password?” on the login page. If you know nothing about this account, please ignore this email.",
  },
  passwordChanged: {
    subject: "Your Prohori password was changed",
    before: "The password of your Prohori account was changed just now.",
    after: "If it was not you, choose “Forgot password?” on the login page at once and set a new one.",
  },
  accountErased: {
    subject: "Your Prohori account was deleted",
    before:
      "Your Prohori account was deleted just now, with your profile, your photo, your review and your logins. It cannot be brought back.",
    after:
      "Your certificates stay valid and can still be verified. If it was not you who asked for this, please write to our office at once.",
  },
  unusedAccount: {
    subject: `Your Prohori account will be deleted in ${warningDays} days`,
    before: `An account was opened at Prohori with this email address. The address was never confirmed, nothing is stored in the account, and nobody has used it for ${unusedDays} days. So we will delete it in ${warningDays} days. If it is yours and you want to keep it, log in, or confirm the address with this link:`,
    link: "Confirm my email address",
    after: "If it is not yours, or you do not need it any more, there is nothing to do.",
  },
  newDevice: {
    subject: "New sign-in to your Prohori account",
    before:
      "Someone, probably you, has just signed in to your Prohori account on a device or browser that is new to us:",
    link: "See where I am signed in",
    after:
      "If it was you, there is nothing to do. If it was not you, choose “Forgot password?” on the login page at once and set a new password: that signs out every device.",
  },
  secondFactorOn: {
    subject: "Two-step verification is on",
    before:
      "Two-step verification was turned on for your Prohori account just now. From now on, a password alone is not enough: signing in needs a code of your authenticator app, or your passkey.",
    after:
      "Keep your recovery codes where you will find them without your phone. If it was not you, write to us at once: someone else can sign in to your account.",
  },
  secondFactorOff: {
    subject: "Two-step verification is off",
    before:
      "Two-step verification was turned off for your Prohori account just now. Signing in needs only the password.",
    after:
      "If neither you nor an admin at your request did that, choose “Forgot password?” on the login page at once and set a new password.",
  },
  unprovenFactorRemoved: {
    subject: "Two-step verification is off",
    before:
      "Before this email address was confirmed, someone had set up two-step verification for your Prohori account. It was removed when you chose a new password.",
    after: "Sign in with the new password. If you want two-step verification, set it up again in your dashboard.",
  },
  wrongCodes: {
    subject: "Wrong codes at a sign-in to your Prohori account",
    before:
      "Someone who knows your password entered five wrong codes of two-step verification within an hour. None of these attempts succeeded.",
    after:
      "If it was not you, choose “Forgot password?” on the login page at once and set a new password. Otherwise they can go on trying codes.",
  },
  passkeyAdded: {
    subject: "A new passkey for your Prohori account",
    before: "A passkey was added to your Prohori account just now. It can be used to sign in without the password.",
    after:
      "If it was not you, delete it under “Two-step verification” in your dashboard at once, sign out your other devices and choose another password.",
  },
  passkeyDeleted: {
    subject: "A passkey of your Prohori account was deleted",
    before: "A passkey was deleted from your Prohori account just now. It can no longer be used to sign in.",
    after:
      "If it was not you, somebody else is in your account: sign out your other devices and choose another password at once.",
  },
  newRecoveryCodes: {
    subject: "New recovery codes for your Prohori account",
    before: "New recovery codes were made for your Prohori account just now. All earlier ones have stopped working.",
    after:
      "Keep the new ones where you will find them without your phone. If it was not you, somebody else is in your account: sign out your other devices, choose another password and make new recovery codes at once.",
  },
  recoveryCodeUsed: {
    subject: "A recovery code of your Prohori account was used",
    before:
      "Someone, probably you, has just used a recovery code of your Prohori account instead of the authenticator app or a passkey. That code will not work again.",
    after:
      "When few are left, make new ones under “Two-step verification” in your dashboard. If it was not you, someone knows your password and has your recovery codes: choose “Forgot password?” on the login page at once and set a new password, then make new recovery codes.",
  },
  auditHead: {
    subject: "Where Prohori’s audit log ends",
    before:
      "Please keep this email. It records how many entries Prohori’s audit log had when it was sent, with the fingerprint and signature of the last one:",
    after:
      "If the log is ever in doubt, the operator of the server can use the last line above to check that these entries are still there, unchanged. Admins get an email like this every week and after every 1,000 entries.",
  },
}

const bengali: Record<MailKind, Texts> = {
  verification: {
    subject: "প্রহরী: আপনার ইমেইল ঠিকানা নিশ্চিত করুন",
    before: "এই ইমেইল ঠিকানা দিয়ে প্রহরীতে একটি অ্যাকাউন্ট খোলা হয়েছে।",
    link: "ইমেইল ঠিকানা নিশ্চিত করুন",
    after:
      "অ্যাকাউন্টটি আপনি খুলে থাকলে ৭ দিনের মধ্যে লিংকটি খুলে নিশ্চিত করুন যে ঠিকানাটি আপনার। আপনি না খুলে থাকলে অন্য কেউ খুলেছে: একই পাতায় অ্যাকাউন্টটি মুছে ফেলতে পারেন, অথবা পাসওয়ার্ড বেছে নিয়ে নিজের করে নিতে পারেন।",
  },
  roleGiven: {
    subject: "প্রহরীতে আপনার নতুন ভূমিকা",
    before: "প্রহরীর একজন অ্যাডমিন এইমাত্র আপনার অ্যাকাউন্টকে নতুন একটি ভূমিকা দিয়েছেন।",
    link: "লগইন করুন",
    after:
      "সব ডিভাইস থেকে আপনাকে লগআউট করা হয়েছে। আপনার পাসওয়ার্ড এই ভূমিকার জন্য ছোট হলে লগইনের পর আরেকটি বেছে নিতে হবে। এমন কিছু আশা না করে থাকলে আমাদের অফিসে লিখুন।",
  },
  roleGivenUnverified: {
    subject: "প্রহরীতে আপনার নতুন ভূমিকা",
    before: "প্রহরীর একজন অ্যাডমিন এইমাত্র এই ইমেইল ঠিকানার অ্যাকাউন্টকে নতুন একটি ভূমিকা দিয়েছেন।",
    link: "ইমেইল ঠিকানা নিশ্চিত করুন",
    after:
      "ঠিকানাটি যে আপনার, তা ৭ দিনের মধ্যে লিংকটি দিয়ে নিশ্চিত করলে ভূমিকাটি কাজ করবে। অ্যাকাউন্টটি অন্য কেউ খুলে থাকলে একই পাতায় পাসওয়ার্ড বেছে নিয়ে নিজের করে নিতে পারেন, অথবা মুছে ফেলতে পারেন।",
  },
  roleOffered: {
    subject: "প্রহরীতে আপনার জন্য নতুন একটি ভূমিকা",
    before: "প্রহরীর একজন অ্যাডমিন আপনার অ্যাকাউন্টকে নতুন একটি ভূমিকা দিতে চান।",
    link: "ভূমিকাটি গ্রহণ করুন",
    after: "গ্রহণ করতে ৭ দিনের মধ্যে লিংকটি খুলে আপনার পাসওয়ার্ড দিন। না চাইলে মেইলটি উপেক্ষা করুন: কিছুই বদলাবে না।",
  },
  emailConfirmed: {
    subject: "প্রহরী: আপনার ইমেইল ঠিকানা নিশ্চিত করা হয়েছে",
    before: "প্রহরীর একজন অ্যাডমিন এইমাত্র নিজে নিশ্চিত করেছেন যে এই ইমেইল ঠিকানার অ্যাকাউন্টটি আপনার।",
    after: "প্রহরীতে আপনার কোনো অ্যাকাউন্ট না থাকলে এখনই আমাদের অফিসে লিখুন: অন্য কেউ আপনার ঠিকানা ব্যবহার করছে।",
  },
  reset: {
    subject: "প্রহরী: নতুন পাসওয়ার্ড বেছে নিন",
    before: "কেউ একজন, সম্ভবত আপনিই, আপনার প্রহরী অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড চেয়েছেন। বেছে নিতে এই লিংকটি খুলুন:",
    link: "নতুন পাসওয়ার্ড বেছে নিন",
    after: "লিংকটি একবারই কাজ করবে, ৩০ মিনিটের মধ্যে। আপনি না চেয়ে থাকলে মেইলটি উপেক্ষা করুন: আপনার পাসওয়ার্ড আগের মতোই থাকবে।",
  },
  openBrowser: {
    subject: "প্রহরী: নতুন ব্রাউজারে লগইন",
    before:
      "কেউ একজন, সম্ভবত আপনিই, নতুন একটি ব্রাউজারে আপনার প্রহরী অ্যাকাউন্টে লগইন করতে পারেননি, কারণ এর আগে অনেকবার ভুল চেষ্টা হয়েছে। যে ব্রাউজারে লগইন করতে চান, লিংকটি সেখানেই খুলুন। মেইল অ্যাপ অন্য ব্রাউজারে খুললে লিংকটি কপি করে নিজের ব্রাউজারে খুলুন:",
    link: "এই ব্রাউজারে লগইন করতে দিন",
    after:
      "লিংকটি একবারই কাজ করবে, ৩০ মিনিটের মধ্যে। পাসওয়ার্ড এরপরও লাগবে; দুই ধাপে যাচাই চালু থাকলে কোডও। আপনি না চেয়ে থাকলে মেইলটি উপেক্ষা করুন।",
  },
  invitation: {
    subject: "প্রহরীতে আপনার অ্যাকাউন্ট",
    before:
      "প্রহরীতে আপনার জন্য একটি অ্যাকাউন্ট খোলা হয়েছে। পাসওয়ার্ড বেছে নিতে এই লিংকটি খুলুন; তারপর সেই পাসওয়ার্ড ও এই ইমেইল দিয়ে লগইন করবেন:",
    link: "পাসওয়ার্ড বেছে নিন",
    after:
      "লিংকটি একবারই কাজ করবে, ৭ দিনের মধ্যে। এর পরে, বা কখনো পাসওয়ার্ড ভুলে গেলে, লগইন পাতায় ‘পাসওয়ার্ড ভুলে গেছেন?’ বেছে নিন। অ্যাকাউন্টটি সম্পর্কে আপনার কিছু জানা না থাকলে মেইলটি উপেক্ষা করুন।",
  },
  passwordChanged: {
    subject: "প্রহরী: আপনার পাসওয়ার্ড বদলানো হয়েছে",
    before: "আপনার প্রহরী অ্যাকাউন্টের পাসওয়ার্ড এইমাত্র বদলানো হয়েছে।",
    after: "আপনি নিজে না বদলে থাকলে এখনই লগইন পাতায় ‘পাসওয়ার্ড ভুলে গেছেন?’ বেছে নিন এবং নতুন পাসওয়ার্ড দিন।",
  },
  accountErased: {
    subject: "প্রহরী: আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে",
    before: "আপনার প্রহরী অ্যাকাউন্ট এইমাত্র মুছে ফেলা হয়েছে; সঙ্গে আপনার প্রোফাইল, ছবি, রিভিউ ও সব লগইনও। এগুলো আর ফিরিয়ে আনা যাবে না।",
    after: "আপনার সনদগুলো বৈধ থাকবে, আগের মতোই যাচাই করা যাবে। আপনার অনুরোধ ছাড়া এটি হয়ে থাকলে এখনই আমাদের অফিসে লিখুন।",
  },
  unusedAccount: {
    subject: `প্রহরী: আপনার অ্যাকাউন্ট ${inBengali(warningDays)} দিন পরে মুছে ফেলা হবে`,
    before: `এই ইমেইল ঠিকানা দিয়ে প্রহরীতে একটি অ্যাকাউন্ট খোলা হয়েছিল। ঠিকানাটি কখনো নিশ্চিত করা হয়নি, অ্যাকাউন্টে কিছু জমা নেই, আর ${inBengali(unusedDays)} দিন ধরে কেউ এটি ব্যবহার করেননি। তাই ${inBengali(warningDays)} দিন পরে আমরা এটি মুছে ফেলব। অ্যাকাউন্টটি আপনার হলে এবং রেখে দিতে চাইলে লগইন করুন, কিংবা এই লিংক থেকে ঠিকানাটি নিশ্চিত করুন:`,
    link: "ইমেইল ঠিকানা নিশ্চিত করুন",
    after: "অ্যাকাউন্টটি আপনার না হলে, বা আর দরকার না থাকলে, কিছুই করতে হবে না।",
  },
  newDevice: {
    subject: "প্রহরী: আপনার অ্যাকাউন্টে নতুন লগইন",
    before:
      "কেউ একজন, সম্ভবত আপনিই, এইমাত্র এমন একটি ডিভাইস বা ব্রাউজার থেকে আপনার প্রহরী অ্যাকাউন্টে লগইন করেছেন, যা আমরা আগে দেখিনি:",
    link: "কোথায় কোথায় লগইন আছে, দেখুন",
    after:
      "আপনি নিজে হলে কিছু করার দরকার নেই। আপনি না হলে এখনই লগইন পাতায় ‘পাসওয়ার্ড ভুলে গেছেন?’ বেছে নিয়ে নতুন পাসওয়ার্ড দিন; তাতে সব ডিভাইস লগআউট হয়ে যাবে।",
  },
  secondFactorOn: {
    subject: "প্রহরী: দুই ধাপে যাচাই চালু হয়েছে",
    before:
      "আপনার প্রহরী অ্যাকাউন্টে এইমাত্র দুই ধাপে যাচাই চালু করা হয়েছে। এখন থেকে শুধু পাসওয়ার্ডে লগইন হবে না: অথেনটিকেটর অ্যাপের কোড বা আপনার পাসকি লাগবে।",
    after:
      "রিকভারি কোডগুলো এমন জায়গায় রাখুন, যেখানে ফোন ছাড়াও খুঁজে পাবেন। কাজটি আপনি না করে থাকলে এখনই আমাদের জানান: অন্য কেউ আপনার অ্যাকাউন্টে ঢুকতে পারছে।",
  },
  secondFactorOff: {
    subject: "প্রহরী: দুই ধাপে যাচাই বন্ধ হয়েছে",
    before: "আপনার প্রহরী অ্যাকাউন্টে এইমাত্র দুই ধাপে যাচাই বন্ধ করা হয়েছে। এখন লগইন করতে শুধু পাসওয়ার্ড লাগবে।",
    after: "আপনি বা আপনার অনুরোধে কোনো অ্যাডমিন কাজটি না করে থাকলে এখনই লগইন পাতায় ‘পাসওয়ার্ড ভুলে গেছেন?’ বেছে নিয়ে নতুন পাসওয়ার্ড দিন।",
  },
  unprovenFactorRemoved: {
    subject: "প্রহরী: দুই ধাপে যাচাই বন্ধ হয়েছে",
    before:
      "এই ইমেইল ঠিকানা নিশ্চিত হওয়ার আগেই কেউ আপনার প্রহরী অ্যাকাউন্টে দুই ধাপে যাচাই চালু করেছিল। আপনি নতুন পাসওয়ার্ড দেওয়ায় সেটি সরিয়ে দেওয়া হয়েছে।",
    after: "এখন নতুন পাসওয়ার্ড দিয়ে লগইন করুন। দুই ধাপে যাচাই চাইলে ড্যাশবোর্ড থেকে আবার চালু করে নিন।",
  },
  wrongCodes: {
    subject: "প্রহরী: আপনার অ্যাকাউন্টে বারবার ভুল কোড দেওয়া হয়েছে",
    before: "আপনার পাসওয়ার্ড জানে এমন কেউ এক ঘণ্টার মধ্যে দুই ধাপে যাচাইয়ের কোড পাঁচবার ভুল দিয়েছে। এসব চেষ্টায় কেউ অ্যাকাউন্টে ঢুকতে পারেনি।",
    after:
      "আপনি নিজে না হলে এখনই লগইন পাতায় ‘পাসওয়ার্ড ভুলে গেছেন?’ বেছে নিয়ে নতুন পাসওয়ার্ড দিন। নইলে সে আবারও কোড দিয়ে চেষ্টা করতে পারবে।",
  },
  passkeyAdded: {
    subject: "প্রহরী: আপনার অ্যাকাউন্টে নতুন পাসকি",
    before: "আপনার প্রহরী অ্যাকাউন্টে এইমাত্র একটি পাসকি যোগ করা হয়েছে। এটি দিয়ে পাসওয়ার্ড ছাড়াই লগইন করা যায়।",
    after:
      "কাজটি আপনি না করে থাকলে এখনই ড্যাশবোর্ডের ‘দুই ধাপে যাচাই’ পাতা থেকে এটি মুছে ফেলুন, অন্য সব ডিভাইস থেকে লগআউট করুন আর নতুন পাসওয়ার্ড দিন।",
  },
  passkeyDeleted: {
    subject: "প্রহরী: আপনার অ্যাকাউন্টের একটি পাসকি মুছে ফেলা হয়েছে",
    before: "আপনার প্রহরী অ্যাকাউন্ট থেকে এইমাত্র একটি পাসকি মুছে ফেলা হয়েছে। এটি দিয়ে আর লগইন করা যাবে না।",
    after: "কাজটি আপনি না করে থাকলে অন্য কেউ আপনার অ্যাকাউন্টে ঢুকেছে: এখনই অন্য সব ডিভাইস থেকে লগআউট করুন আর নতুন পাসওয়ার্ড দিন।",
  },
  newRecoveryCodes: {
    subject: "প্রহরী: আপনার অ্যাকাউন্টের জন্য নতুন রিকভারি কোড তৈরি হয়েছে",
    before: "আপনার প্রহরী অ্যাকাউন্টের জন্য এইমাত্র নতুন রিকভারি কোড তৈরি করা হয়েছে। আগের কোডগুলো আর কাজ করবে না।",
    after:
      "নতুন কোডগুলো এমন জায়গায় রাখুন, যেখানে ফোন ছাড়াও খুঁজে পাবেন। কাজটি আপনি না করে থাকলে অন্য কেউ আপনার অ্যাকাউন্টে ঢুকেছে: এখনই অন্য সব ডিভাইস থেকে লগআউট করুন, নতুন পাসওয়ার্ড দিন আর আবার নতুন রিকভারি কোড তৈরি করুন।",
  },
  recoveryCodeUsed: {
    subject: "প্রহরী: আপনার একটি রিকভারি কোড ব্যবহার করা হয়েছে",
    before:
      "কেউ একজন, সম্ভবত আপনিই, এইমাত্র অথেনটিকেটর অ্যাপ বা পাসকির বদলে আপনার প্রহরী অ্যাকাউন্টের একটি রিকভারি কোড ব্যবহার করেছেন। কোডটি আর কাজ করবে না।",
    after:
      "কোড কমে এলে ড্যাশবোর্ডের ‘দুই ধাপে যাচাই’ পাতা থেকে নতুন কোড তৈরি করে নিন। আপনি নিজে না হলে আপনার পাসওয়ার্ড আর রিকভারি কোড দুটোই অন্য কারও হাতে পড়েছে: এখনই লগইন পাতায় ‘পাসওয়ার্ড ভুলে গেছেন?’ বেছে নিয়ে নতুন পাসওয়ার্ড দিন, তারপর নতুন রিকভারি কোড তৈরি করুন।",
  },
  auditHead: {
    subject: "প্রহরী: অডিট লগ যেখানে শেষ হয়েছে",
    before:
      "মেইলটি রেখে দিন। এটি লেখার সময় প্রহরীর অডিট লগে কয়টি এন্ট্রি ছিল, আর শেষ এন্ট্রির ফিঙ্গারপ্রিন্ট ও স্বাক্ষর কী ছিল, তা এখানে আছে:",
    after:
      "লগ নিয়ে কখনো সন্দেহ হলে যিনি সার্ভার চালান তিনি ওপরের শেষ লাইনটি দিয়ে দেখে নিতে পারবেন, এই এন্ট্রিগুলো অবিকল আছে কি না। অ্যাডমিনরা প্রতি সপ্তাহে এবং প্রতি ১,০০০ এন্ট্রির পর এমন একটি মেইল পান।",
  },
}

export const templateTexts: Record<Language, Record<MailKind, Texts>> = { en: english, bn: bengali }

export const recoveryCodesLeft: Record<Language, (count: number) => string> = {
  en: (count) => `You have ${count || "no"} recovery ${count === 1 ? "code" : "codes"} left.`,
  bn: (count) => (count ? `আপনার আর ${inBengali(count)}টি রিকভারি কোড বাকি আছে।` : "আপনার আর কোনো রিকভারি কোড বাকি নেই।"),
}

/** When an account was opened, and under which name: typed by whoever opened it, so empty if it looks like an address. */
export const accountOpened: Record<Language, (time: string, name: string) => string> = {
  en: (time, name) => `It was opened on ${time}, Dhaka time${name && `, under the name “${name}”`}.`,
  bn: (time, name) => `অ্যাকাউন্টটি খোলা হয়েছে ঢাকার সময় ${time}${name && `, নাম দেওয়া হয়েছে ‘${name}’`}।`,
}

const englishRoles: Record<Role, string> = {
  admin: "Admin",
  instructor: "Instructor",
  student: "Student",
  suspended: "Suspended",
  editor: "Editor",
  registrar: "Registrar",
}
const bengaliRoles: Record<Role, string> = {
  admin: "অ্যাডমিন",
  instructor: "প্রশিক্ষক",
  student: "শিক্ষার্থী",
  suspended: "স্থগিত",
  editor: "সম্পাদক",
  registrar: "রেজিস্ট্রার",
}
export const roleSentence: Record<Language, (role: Role) => string> = {
  en: (role) => `The role: ${englishRoles[role]}.`,
  bn: (role) => `ভূমিকা: ${bengaliRoles[role]}।`,
}
