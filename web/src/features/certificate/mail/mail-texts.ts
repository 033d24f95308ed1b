import type { Widened } from "#i18n/en.ts"

/** Mails to the holders of certificates. */
const en = {
  notify: "Send a mail to the holder",
  answered: "Whoever requested this correction gets an answer by mail anyway.",
  notifyEach: "Send a mail to each holder",
  goesOut: "The mail goes out in 30 seconds",
  goOut: (count: string, isOne: boolean) =>
    isOne ? "1 mail goes out in 30 seconds." : `${count} mails go out in 30 seconds.`,
  undoStops: "Undoing this until then stops them.",
  notifyImported: (count: string) => `Send a mail to each holder (mails: ${count})`,
  fewer: "Holders of revoked and expired certificates get none, and one address gets at most fifty.",
  title: "Mails to the holder",
  failed: "The mails could not be loaded",
  none: "No mail was sent in the last 30 days.",
  notices: {
    issued: "New certificate",
    corrected: "Correction",
    revoked: "Revocation",
    reinstated: "Valid again",
    requestCorrected: "Correction that the holder requested",
    requestDone: "Request for a correction: closed",
    requestDeclined: "Request for a correction: declined",
  },
  states: { waiting: "waiting", sending: "being sent", sent: "sent", failed: "failed", cancelled: "not sent" },
  at: (state: string, time: string) =>
    state === "waiting" ? `is sent at ${time} at the earliest` : `${state} ${time}`,
  cancelledBy: {
    revoked: "the certificate was revoked first",
    reinstated: "the revocation was taken back first",
    corrected: "the email was corrected first",
    undone: "the correction was taken back first",
  },
  send: "Send a mail now",
  sendAgain: "Send again",
  sending: "The mail is being sent",
  sendFailed: "Failed to send the mail",
  queued: "Mails to holders, on their way",
  slow: "They are sent one after the other. Very many can take some days, because only so many are sent each day.",
}

const bn: Widened<typeof en> = {
  notify: "সনদধারীকে মেইল পাঠান",
  answered: "কেউ এই সংশোধন চেয়ে থাকলে তিনি মেইলে উত্তর পাবেন।",
  notifyEach: "প্রত্যেক সনদধারীকে মেইল পাঠান",
  goesOut: "৩০ সেকেন্ড পর মেইল যাবে",
  goOut: (count) => `৩০ সেকেন্ড পর ${count}টি মেইল যাবে।`,
  undoStops: "তার আগে ফিরিয়ে নিলে আর যাবে না।",
  notifyImported: (count) => `প্রত্যেক সনদধারীকে মেইল পাঠান (মোট ${count}টি)`,
  fewer: "বাতিল বা মেয়াদোত্তীর্ণ সনদের জন্য মেইল যাবে না, আর এক ঠিকানায় সর্বোচ্চ ৫০টি মেইল যাবে।",
  title: "সনদধারীকে পাঠানো মেইল",
  failed: "মেইলগুলো আনা যায়নি",
  none: "গত ৩০ দিনে কোনো মেইল পাঠানো হয়নি।",
  notices: {
    issued: "নতুন সনদ",
    corrected: "সনদ সংশোধন",
    revoked: "সনদ বাতিল",
    reinstated: "আবার বৈধ",
    requestCorrected: "সনদধারীর চাওয়া সংশোধন",
    requestDone: "সংশোধনের অনুরোধ: বন্ধ",
    requestDeclined: "সংশোধনের অনুরোধ: নাকচ",
  },
  states: {
    waiting: "অপেক্ষায়",
    sending: "পাঠানো হচ্ছে",
    sent: "পাঠানো হয়েছে",
    failed: "যায়নি",
    cancelled: "পাঠানো হয়নি",
  },
  at: (state, time) => (state === "waiting" ? `পাঠানো হবে ${time} বা তার পরে` : time),
  cancelledBy: {
    revoked: "তার আগেই সনদটি বাতিল করা হয়েছে",
    reinstated: "তার আগেই সনদটি আবার বৈধ করা হয়েছে",
    corrected: "তার আগেই ইমেইল সংশোধন করা হয়েছে",
    undone: "তার আগেই সংশোধনটি ফিরিয়ে নেওয়া হয়েছে",
  },
  send: "এখনই মেইল পাঠান",
  sendAgain: "আবার পাঠান",
  sending: "মেইল পাঠানো হচ্ছে",
  sendFailed: "মেইল পাঠানো যায়নি",
  queued: "সনদধারীদের কাছে যে মেইল যাচ্ছে",
  slow: "মেইলগুলো একটির পর একটি যাবে। দিনে নির্দিষ্ট সংখ্যক মেইল পাঠানো যায়, তাই অনেক মেইল হলে কয়েক দিন লাগতে পারে।",
}

export const mailTexts = { en, bn }
