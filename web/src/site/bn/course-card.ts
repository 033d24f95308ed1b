import type { CardTexts } from "#site/en/course-card.ts"

export const courseCard: CardTexts = {
  details: "বিস্তারিত",
  instructor: "প্রশিক্ষক",
  closed: "ভর্তি বন্ধ",
  when: "ক্লাস",
  price: "কোর্স ফি",
  oldPrice: "আগের ফি",
  free: "ফ্রি",
  off: "ছাড়",
  levels: { Beginner: "প্রাথমিক", Intermediate: "মধ্যম", Advance: "উচ্চতর" },
}
