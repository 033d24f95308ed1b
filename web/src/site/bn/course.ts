import type { CourseContent } from "#site/en/course.ts"

export const course: CourseContent = {
  taughtIn: "bn",
  home: "প্রথম পাতা",
  courses: "কোর্স",
  about: "কোর্সটি সম্পর্কে",
  category: "বিষয়",
  level: "স্তর",
  instructor: "আপনার প্রশিক্ষক",
  curriculum: "কোন সপ্তাহে কী শিখবেন",
  curriculumPlain: "যা যা শিখবেন",
  week: "সপ্তাহ",
  register: "ভর্তি হোন",
  registerHint: "ফরমে টাকা লাগে না; আগে আমরাই ফোন করব।",
  registerHintFree: "প্রথম ক্লাসের আগে আমরাই ফোন করব।",
  closed: "ভর্তি বন্ধ",
  closedHint: "পরের ব্যাচ কবে, আমাদের কাছে জেনে নিন।",
  closedTitle: "পরের ব্যাচ পর্যন্ত ভর্তি বন্ধ",
  closedText: "এখন ভর্তি বন্ধ। পরের ব্যাচের ঘোষণা এলে এই বোতামেই আবার ফরম খুলবে।",
  closedUrgent: "অপেক্ষা করার উপায় নেই? কারণটি আমাদের জানান, দেখি কী করা যায়।",
  emergency: "জরুরি যোগাযোগ",
}
