import type { Widened } from "#i18n/en.ts"

const en = {
  title: "Gallery",
  searchTitle: "Gallery: pictures of classes, workshops and contests",
  description: "Photos of our classes, workshops and competitions, and the people in them.",
  lead: "Classes, workshops, contests and tea breaks. Select a picture to enlarge it.",
  empty: "No galleries found...",
  emptyLink: "Our achievements",
  all: "All photos",
  previous: "Previous",
  next: "Next",
  nextStep: {
    title: "Be in the next picture",
    text: "Classes are live, small and in Bengali. The next batch may have a seat for you.",
    courses: "See the courses",
    femina: "Femina, for women",
  },
}
const bn: Widened<typeof en> = {
  title: "গ্যালারি",
  searchTitle: "গ্যালারি: ক্লাস, কর্মশালা ও প্রতিযোগিতার ছবি",
  description: "আমাদের ক্লাস, কর্মশালা আর প্রতিযোগিতার ছবি, এবং তার পেছনের মানুষগুলো।",
  lead: "ক্লাস, কর্মশালা, প্রতিযোগিতা, আর তার ফাঁকে ফাঁকে চায়ের আড্ডা। বড় করে দেখতে যেকোনো ছবি বেছে নিন।",
  empty: "গ্যালারিতে কোনো ছবি পাওয়া যায়নি...",
  emptyLink: "আমাদের অর্জন",
  all: "সব ছবি",
  previous: "আগের ছবি",
  next: "পরের ছবি",
  nextStep: {
    title: "পরের ছবিতে আপনিও থাকুন",
    text: "ক্লাস হয় লাইভ, ছোট ব্যাচে, বাংলায়। পরের ব্যাচে আপনার জন্যও হয়তো একটি আসন আছে।",
    courses: "কোর্সগুলো দেখুন",
    femina: "ফেমিনা: নারীদের জন্য",
  },
}
export const gallerySite = { en, bn }
