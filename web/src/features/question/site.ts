import type { Widened } from "#i18n/en.ts"

const en = {
  title: "Questions and answers",
  searchTitle: "Questions and answers on cyber security courses",
  description:
    "What people ask before they join: where to start, fees and refunds, laptops, missed classes, certificates and jobs.",
  lead: "The questions we are asked most. Every answer has its own link to share.",
  general: "General questions",
  ofCourse: "Questions about this course",
  all: "All questions",
  linkTo: "Link to this answer",
  none: "No questions found...",
  contact: "Ask us",
  ask: {
    title: "Didn’t find your question?",
    text: "Write to us. We reply within one working day, Sunday to Thursday.",
  },
}
const bn: Widened<typeof en> = {
  title: "প্রশ্নোত্তর",
  searchTitle: "সাইবার নিরাপত্তা কোর্স নিয়ে প্রশ্ন ও উত্তর",
  description: "ভর্তির আগে সবাই যা জানতে চান: কোথা থেকে শুরু, ফি ও ফেরত, ল্যাপটপ, বাদ যাওয়া ক্লাস, সনদ আর চাকরি।",
  lead: "যে প্রশ্নগুলো আমাদের কাছে সবচেয়ে বেশি আসে। প্রতিটি উত্তরের নিজের লিংক আছে, চাইলে কাউকে পাঠাতে পারেন।",
  general: "সাধারণ প্রশ্ন",
  ofCourse: "এই কোর্স নিয়ে প্রশ্ন",
  all: "সব প্রশ্নোত্তর",
  linkTo: "এই উত্তরের লিংক",
  none: "কোনো প্রশ্ন পাওয়া যায়নি...",
  contact: "আমাদের জিজ্ঞেস করুন",
  ask: {
    title: "আপনার প্রশ্নটি নেই?",
    text: "আমাদের কাছে লিখুন। রবি থেকে বৃহস্পতিবার, এক কর্মদিবসের মধ্যে উত্তর পাবেন।",
  },
}
export const questionSite = { en, bn }
