import type { NotificationKind } from "contract"
import type { Widened } from "#i18n/en.ts"

type KindTexts = Record<NotificationKind, (count: string, isOne: boolean) => string>

const kinds: KindTexts = {
  waitingReviews: (count, isOne) => `${count} ${isOne ? "review waits" : "reviews wait"} for your approval`,
  newReviews: (count, isOne) => `${count} ${isOne ? "new review" : "new reviews"}`,
  newUsers: (count, isOne) => `${count} ${isOne ? "new account" : "new accounts"}`,
  requestedCorrections: (count, isOne) => `${count} ${isOne ? "request" : "requests"} to correct a certificate`,
  failedMails: (count, isOne) => `${count} ${isOne ? "mail" : "mails"} could not be sent`,
}

const en = {
  bell: (count: string) => `Notifications: ${count} new`,
  nothingNew: "Notifications: nothing new",
  title: "New since you last looked",
  none: "Nothing new.",
  failed: "The notifications could not be loaded",
  markAll: "Mark all as read",
  markFailed: "The notifications could not be marked as read",
  kinds,
}

const bn: Widened<typeof en> = {
  bell: (count) => `বিজ্ঞপ্তি, নতুন: ${count}`,
  nothingNew: "বিজ্ঞপ্তি: নতুন কিছু নেই",
  title: "আপনি শেষবার দেখার পর নতুন",
  none: "নতুন কিছু নেই।",
  failed: "বিজ্ঞপ্তি আনা যায়নি",
  markAll: "সব পড়া হয়েছে",
  markFailed: "বিজ্ঞপ্তি পড়া হয়েছে বলে চিহ্নিত করা যায়নি",
  kinds: {
    waitingReviews: (count) => `${count}টি রিভিউ আপনার অনুমোদনের অপেক্ষায়`,
    newReviews: (count) => `${count}টি নতুন রিভিউ`,
    newUsers: (count) => `${count}টি নতুন অ্যাকাউন্ট`,
    requestedCorrections: (count) => `সনদ সংশোধনের ${count}টি অনুরোধ`,
    failedMails: (count) => `${count}টি মেইল পাঠানো যায়নি`,
  },
}

export const notificationTexts = { en, bn }
