import { Achievement, achievementCalls } from "contract"
import { orderedTable } from "#resources/ordered-table.ts"

export const achievement = orderedTable("achievement", Achievement, {
  name: "title",
  calls: achievementCalls,
  demo: () => import("#resources/achievement/samples.ts"),
  example: {
    _id: "019a8f3e-6c1d-7b52-9e04-2b3c4d5e6f70",
    image: "https://images.example.com/award.webp",
    title: "বর্ষসেরা প্রশিক্ষণ প্রতিষ্ঠান ২০২৫",
    description: "জাতীয় তথ্যপ্রযুক্তি সম্মেলনে দেওয়া পুরস্কার।",
    en: { title: "Training company of the year 2025", description: "Awarded at the national IT conference." },
    updatedAt: "2026-11-16T04:30:00.000Z",
  },
  bodies: { updateAchievement: { title: "বর্ষসেরা প্রশিক্ষণ প্রতিষ্ঠান ২০২৬" } },
})
