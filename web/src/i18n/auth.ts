import { useTexts } from "#i18n/language.tsx"
import type { Widened } from "./en.ts"

const en = {
  needsScript: "Sending this form needs JavaScript, which is turned off in your browser.",
  login: {
    title: "Login",
    lead: "Good to see you again.",
    description: "Log in to see and download your certificates, write a review, and manage your profile and devices.",
    email: "Email",
    password: "Password",
    submit: "Login",
    forgot: "Forgot password?",
    noAccount: "No account yet?",
    register: "Register",
    ended: "Your session has ended. Please log in again.",
  },
  register: {
    title: "Register",
    lead: "One account to see and download your certificates, write a review and manage your details.",
    description:
      "Create a free account with your name and email: see and download your certificates, write a review and manage your details.",
    name: "Full Name",
    email: "Email",
    password: "Password",
    passwordHint: "At least 6 characters, not easy to guess. A sentence is easier to remember than random letters.",
    confirmPassword: "Confirm Password",
    submit: "Register",
    hasAccount: "Already registered?",
    login: "Login",
  },
  forgot: {
    title: "Forgot password",
    lead: "Enter the email of your account. We will email you a link to choose a new password.",
    email: "Email",
    submit: "Send the link",
    sentTitle: "Check your email",
    sent: (email: string) =>
      `If there is an account for ${email}, an email with a link is on its way. The link works once, for 30 minutes.`,
    notThere: "Nothing after a few minutes? Please check your spam folder too.",
    another: "Use another email",
    login: "Back to login",
  },
  reset: {
    title: "Choose a new password",
    lead: "Saving it logs you out on every device; then log in with the new password.",
    newPassword: "New Password",
    passwordHint:
      "At least 6 characters (12 for staff and instructors), not easy to guess. A sentence is easier to remember than random letters.",
    confirmPassword: "Confirm Password",
    submit: "Save the password",
    done: "Password changed successfully",
    askAgain: "Request a new link",
  },
  invitation: {
    title: "Choose your password",
    lead: "Your account is ready. Choose a password, then log in with it and your email address.",
  },
  verifyEmail: {
    title: "Confirm your email",
    lead: "Press the button to confirm that this address is yours.",
    submit: "Confirm my email",
    doneTitle: "Thank you",
    done: "Your email is confirmed.",
    dashboard: "Go to the dashboard",
    login: "Log in",
    already: "There is nothing left to do: your email is already confirmed.",
    endedForVisitor:
      "If you have already confirmed your email, you are all set. Otherwise, log in and we can send the email again.",
    sendAgain: "Send the email again",
    sentAgain: (email: string) =>
      `A new email to ${email} is on its way. If it does not arrive, please check your spam folder too.`,
  },
  unsubscribe: {
    title: "Stop these emails",
    lead: "Press the button, and we will delete your address from the list of every course you are waiting for. You will not get an email when registration opens.",
    submit: "Unsubscribe",
    doneTitle: "You are unsubscribed",
    done: "Your address is no longer on any course’s list. If you change your mind, enter it again on a course’s page.",
    courses: "See the courses",
    incomplete: "This link is incomplete. Please open it from the email again.",
  },
}

const bn: Widened<typeof en> = {
  needsScript: "ফরমটি পাঠাতে জাভাস্ক্রিপ্ট লাগে, যা আপনার ব্রাউজারে বন্ধ আছে।",
  login: {
    title: "লগইন",
    lead: "আবার আপনাকে পেয়ে ভালো লাগছে।",
    description: "লগইন করে নিজের সনদ দেখুন ও নামান, রিভিউ লিখুন, প্রোফাইল আর ডিভাইসগুলো সামলান।",
    email: "ইমেইল",
    password: "পাসওয়ার্ড",
    submit: "লগইন করুন",
    forgot: "পাসওয়ার্ড ভুলে গেছেন?",
    noAccount: "অ্যাকাউন্ট নেই?",
    register: "অ্যাকাউন্ট খুলুন",
    ended: "আপনার সেশন শেষ হয়ে গেছে। আবার লগইন করুন।",
  },
  register: {
    title: "অ্যাকাউন্ট খুলুন",
    lead: "আপনার সনদ দেখতে ও নামাতে, রিভিউ লিখতে আর নিজের তথ্য রাখতে একটি অ্যাকাউন্ট।",
    description: "নাম আর ইমেইল দিয়ে বিনা মূল্যে অ্যাকাউন্ট খুলুন: নিজের সনদ দেখুন ও নামান, রিভিউ লিখুন, নিজের তথ্য ঠিক রাখুন।",
    name: "পুরো নাম",
    email: "ইমেইল",
    password: "পাসওয়ার্ড",
    passwordHint: "অন্তত ৬ অক্ষর, যা সহজে অনুমান করা যায় না। এলোমেলো অক্ষরের চেয়ে একটি বাক্য মনে রাখা সহজ।",
    confirmPassword: "আবার পাসওয়ার্ড দিন",
    submit: "অ্যাকাউন্ট খুলুন",
    hasAccount: "আগে থেকেই অ্যাকাউন্ট আছে?",
    login: "লগইন করুন",
  },
  forgot: {
    title: "পাসওয়ার্ড ভুলে গেছেন?",
    lead: "আপনার অ্যাকাউন্টের ইমেইল ঠিকানাটি দিন। নতুন পাসওয়ার্ড বেছে নেওয়ার একটি লিংক পাঠিয়ে দেব।",
    email: "ইমেইল",
    submit: "লিংক পাঠান",
    sentTitle: "আপনার মেইল দেখুন",
    sent: (email) =>
      `${email} ঠিকানায় অ্যাকাউন্ট থাকলে সেখানে লিংকসহ একটি মেইল পাঠানো হয়েছে। লিংকটি একবারই কাজ করবে, ৩০ মিনিটের মধ্যে।`,
    notThere: "কয়েক মিনিটেও না এলে স্প্যাম ফোল্ডারটিও একবার দেখুন।",
    another: "অন্য ইমেইল দিন",
    login: "লগইন পাতায় ফিরুন",
  },
  reset: {
    title: "নতুন পাসওয়ার্ড বেছে নিন",
    lead: "সংরক্ষণ করলে সব ডিভাইস থেকে লগআউট হয়ে যাবেন; এরপর নতুন পাসওয়ার্ড দিয়ে লগইন করবেন।",
    newPassword: "নতুন পাসওয়ার্ড",
    passwordHint:
      "অন্তত ৬ অক্ষর (যাঁরা পড়ান বা এখানে কাজ করেন, তাঁদের জন্য ১২), যা সহজে অনুমান করা যায় না। এলোমেলো অক্ষরের চেয়ে একটি বাক্য মনে রাখা সহজ।",
    confirmPassword: "নতুন পাসওয়ার্ডটি আবার দিন",
    submit: "পাসওয়ার্ড সংরক্ষণ করুন",
    done: "পাসওয়ার্ড বদলানো হয়েছে",
    askAgain: "নতুন লিংক নিন",
  },
  invitation: {
    title: "আপনার পাসওয়ার্ড বেছে নিন",
    lead: "আপনার অ্যাকাউন্ট তৈরি আছে। একটি পাসওয়ার্ড বেছে নিয়ে সেটি ও আপনার ইমেইল দিয়ে লগইন করুন।",
  },
  verifyEmail: {
    title: "ইমেইল নিশ্চিত করুন",
    lead: "বোতামটি চাপলে আমরা নিশ্চিত হব যে ঠিকানাটি আপনারই।",
    submit: "ইমেইল ঠিকানা নিশ্চিত করুন",
    doneTitle: "ধন্যবাদ",
    done: "আপনার ইমেইল নিশ্চিত করা হয়েছে।",
    dashboard: "ড্যাশবোর্ডে যান",
    login: "লগইন করুন",
    already: "তবে আপনাকে আর কিছু করতে হবে না: আপনার ইমেইল আগেই নিশ্চিত করা হয়েছে।",
    endedForVisitor: "আগেই ইমেইল নিশ্চিত করে থাকলে আর কিছু করতে হবে না। না করে থাকলে লগইন করুন, মেইলটি আবার পাঠানো যাবে।",
    sendAgain: "মেইলটি আবার পাঠান",
    sentAgain: (email) => `${email} ঠিকানায় নতুন একটি মেইল পাঠানো হয়েছে। না পেলে স্প্যাম ফোল্ডারটিও একবার দেখুন।`,
  },
  unsubscribe: {
    title: "এমন মেইল আর চাই না",
    lead: "বোতামে চাপলে, যেসব কোর্সের জন্য অপেক্ষায় আছেন সেগুলোর প্রতিটি তালিকা থেকে আপনার ঠিকানা মুছে ফেলব। ভর্তি খুললে আর মেইল পাবেন না।",
    submit: "ঠিকানা মুছে ফেলুন",
    doneTitle: "ঠিকানা মুছে ফেলা হয়েছে",
    done: "কোনো কোর্সের তালিকায় আপনার ঠিকানা আর নেই। মত বদলালে কোর্সের পাতায় আবার দিতে পারবেন।",
    courses: "কোর্সগুলো দেখুন",
    incomplete: "লিংকটি অসম্পূর্ণ। মেইল থেকে আবার খুলুন।",
  },
}

/** The texts of the account pages, in a separate file so that no other page loads them. */
export const useAuthTexts = () => useTexts({ en, bn })
