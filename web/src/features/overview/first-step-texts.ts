import type { FirstStep } from "contract"
import type { Widened } from "#i18n/en.ts"

const steps: Record<FirstStep, string> = {
  password: "Choose a password of your own",
  contact: "Enter contact and legal data",
  signature: "Say who signs certificates",
  colleague: "Invite a colleague",
  course: "Create the first course",
  payment: "Say how fees can be paid",
}

const en = {
  title: "First steps",
  progress: (done: string, all: string) => `${done} of ${all} done`,
  done: "done",
  steps,
}

const bn: Widened<typeof en> = {
  title: "শুরুর কাজ",
  progress: (done, all) => `${all}টির মধ্যে ${done}টি হয়েছে`,
  done: "হয়েছে",
  steps: {
    password: "নিজের পাসওয়ার্ড দিন",
    contact: "যোগাযোগ ও আইনি তথ্য লিখুন",
    signature: "সনদে কে স্বাক্ষর করবেন, ঠিক করুন",
    colleague: "সহকর্মীকে আমন্ত্রণ জানান",
    course: "প্রথম কোর্স তৈরি করুন",
    payment: "ফি দেওয়ার উপায় লিখুন",
  },
}

export const firstStepTexts = { en, bn }
