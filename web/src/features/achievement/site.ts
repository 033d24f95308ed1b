import type { Widened } from "#i18n/en.ts"

const en = {
  title: "Our achievements",
  searchTitle: "Our awards and achievements in cyber security",
  description: "Awards, milestones and recognition for our students and our team.",
  lead: "Awards and milestones our students and team have earned. Open a card to see more.",
  empty: "No achievements found...",
  emptyLink: "See our courses",
  all: "All achievements",
  nextStep: {
    title: "The people behind it",
    text: "Meet the team that teaches, or read what our students say about the courses.",
    team: "Our team",
    reviews: "Reviews",
  },
}
const bn: Widened<typeof en> = {
  title: "আমাদের অর্জন",
  searchTitle: "পুরস্কার ও অর্জন: আমাদের শিক্ষার্থী ও দল",
  description: "আমাদের শিক্ষার্থী ও দলের পাওয়া পুরস্কার, মাইলফলক আর স্বীকৃতি।",
  lead: "শিক্ষার্থী আর দলের সবার পরিশ্রমে পাওয়া স্বীকৃতিগুলো এখানে। আরও জানতে কার্ড খুলুন।",
  empty: "কোনো অর্জন পাওয়া যায়নি...",
  emptyLink: "কোর্সগুলো দেখুন",
  all: "সব অর্জন",
  nextStep: {
    title: "এর পেছনে যাঁরা",
    text: "যাঁরা শেখান তাঁদের চিনুন, কিংবা পড়ুন কোর্স নিয়ে শিক্ষার্থীরা কী বলেন।",
    team: "আমাদের দল",
    reviews: "রিভিউ",
  },
}
export const achievementSite = { en, bn }
