import type { Widened } from "#i18n/en.ts"

const en = {
  notVerified: "Email not verified yet",
  text: "Your email is not verified yet. The link is in the email that we send when you register; on a busy day it may take some hours.",
  sendAgain: "Send the verification email again",
  sent: (email: string) =>
    `An email with a link is on its way to ${email}. On a busy day it may take some hours. Please check your spam folder too.`,
}

const bn: Widened<typeof en> = {
  notVerified: "ইমেইল এখনো নিশ্চিত করা হয়নি",
  text: "আপনার ইমেইল এখনো নিশ্চিত করা হয়নি। অ্যাকাউন্ট খুললে আমরা যে মেইল পাঠাই, তাতে এর লিংক আছে; ব্যস্ত দিনে মেইলটি পৌঁছাতে কয়েক ঘণ্টা লাগতে পারে।",
  sendAgain: "নিশ্চিত করার মেইলটি আবার পাঠান",
  sent: (email) => `${email} ঠিকানায় লিংকসহ একটি মেইল যাচ্ছে। ব্যস্ত দিনে পৌঁছাতে কয়েক ঘণ্টা লাগতে পারে। স্প্যাম ফোল্ডারটিও দেখুন।`,
}

export const verificationTexts = { en, bn }
