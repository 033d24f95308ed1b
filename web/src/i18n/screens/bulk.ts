import type { Widened } from "#i18n/en.ts"

/** The texts of actions on many records. */
const en = {
  pageSelected: (count: string) => `All ${count} on this page are selected.`,
  selectEvery: (count: string, isFiltered: boolean) => `Select all ${count}${isFiltered ? " that match" : ""}`,
  everySelected: (count: string, isFiltered: boolean) => `All ${count}${isFiltered ? " that match" : ""} are selected.`,
  everyOne: "All that the search and the filters find, on every page.",

  typeCount: (count: string) => `To confirm, type the number ${count}.`,
  wrongCount: (count: string) => `Type ${count} to delete them all.`,

  running: "Another change of many is still running. Wait until it has ended, or stop it.",
  progress: (done: string, total: string) => `${done} of ${total}`,
  stop: "Stop",
  stopHint: "What is done stays done.",
  stopping: "Stopping...",
  interrupted: (done: string, total: string) => `Interrupted: ${done} of ${total} done`,
  goOn: "Continue",

  changed: (count: string) => `Changed: ${count}`,
  stopped: (done: string, total: string) => `Stopped after ${done} of ${total}`,
  already: (count: string) => `No change needed for ${count}`,
  skipped: (count: string, names: string) =>
    `Skipped ${count}, because somebody changed or deleted them meanwhile: ${names}`,
  nothing: "Nothing matches any more. Nothing was changed.",
  undone: (count: string) => `Undone: ${count}`,
}

const bn: Widened<typeof en> = {
  pageSelected: (count) => `এই পৃষ্ঠার ${count}টিই বাছা হয়েছে।`,
  selectEvery: (count, isFiltered) => (isFiltered ? `মিল পাওয়া ${count}টির সব বাছুন` : `মোট ${count}টির সব বাছুন`),
  everySelected: (count, isFiltered) =>
    isFiltered ? `মিল পাওয়া ${count}টির সবই বাছা হয়েছে।` : `মোট ${count}টির সবই বাছা হয়েছে।`,
  everyOne: "খোঁজা ও ফিল্টারে যা পাওয়া গেছে তার সব, সব পৃষ্ঠা মিলিয়ে।",

  typeCount: (count) => `নিশ্চিত করতে সংখ্যাটি লিখুন: ${count}`,
  wrongCount: (count) => `সব মুছতে ${count} লিখুন।`,

  running: "একসঙ্গে অনেকগুলো বদলানোর আরেকটি কাজ এখনো চলছে। শেষ হতে দিন, বা থামান।",
  progress: (done, total) => `${total}টির মধ্যে ${done}টি`,
  stop: "থামান",
  stopHint: "যতটুকু হয়েছে, থেকে যাবে।",
  stopping: "থামানো হচ্ছে...",
  interrupted: (done, total) => `মাঝপথে থেমে গেছে: ${total}টির মধ্যে ${done}টি হয়েছে`,
  goOn: "চালিয়ে যান",

  changed: (count) => `বদলেছে: ${count}টি`,
  stopped: (done, total) => `${total}টির মধ্যে ${done}টির পর থামানো হয়েছে`,
  already: (count) => `${count}টি আগে থেকেই এমন ছিল`,
  skipped: (count, names) => `${count}টি বাদ পড়েছে, কারণ এর মধ্যে অন্য কেউ বদলেছেন বা মুছেছেন: ${names}`,
  nothing: "এখন আর কিছুই মেলে না। কিছু বদলানো হয়নি।",
  undone: (count) => `আগের অবস্থায় ফিরেছে: ${count}টি`,
}

export const bulkTexts = { en, bn }
