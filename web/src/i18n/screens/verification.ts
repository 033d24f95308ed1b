import type { Widened } from "#i18n/en.ts"

const en = {
  notVerified: "Email not verified yet",
  text: "Your email is not verified yet. The link is in the email you got when you registered.",
  sendAgain: "Send the verification email again",
  sent: (email: string) => `An email with a link is on its way to ${email}. Please check your spam folder too.`,
}

const bn: Widened<typeof en> = {
  notVerified: "ইমেইল এখনো নিশ্চিত করা হয়নি",
  text: "আপনার ইমেইল এখনো নিশ্চিত করা হয়নি। অ্যাকাউন্ট খোলার সময় পাঠানো মেইলে এর লিংক আছে।",
  sendAgain: "নিশ্চিত করার মেইলটি আবার পাঠান",
  sent: (email) => `${email} ঠিকানায় লিংকসহ একটি মেইল পাঠানো হয়েছে। না পেলে স্প্যাম ফোল্ডারটিও দেখুন।`,
}

export const verificationTexts = { en, bn }
