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
  register: "নিবন্ধন করুন",
  registerHint: "ফরমে কোনো টাকা দিতে হয় না; আগে আমরাই ফোন করি।",
  registerHintFree: "প্রথম ক্লাসের আগে আমরাই ফোন করব।",
  closed: "নিবন্ধন বন্ধ",
  closedHint: "পরের ব্যাচ কবে, জিজ্ঞেস করতে পারেন।",
  closedTitle: "পরের ব্যাচ পর্যন্ত নিবন্ধন বন্ধ",
  closedText:
    "এই ব্যাচের সব আসন পূর্ণ হয়ে গেছে। একজন প্রশিক্ষক যতজনকে হাতে ধরে শেখাতে পারেন, আমরা তার বেশি শিক্ষার্থী নিই না। পরের ব্যাচের ঘোষণা এলে এই বোতামেই আবার ফরম খুলবে।",
  closedUrgent: "অপেক্ষা করার উপায় নেই? কারণটি আমাদের জানান, দেখি কী করা যায়।",
  emergency: "জরুরি যোগাযোগ",
}
