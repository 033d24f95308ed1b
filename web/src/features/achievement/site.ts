import type { Widened } from "#i18n/en.ts"

const en = {
  title: "Our achievements",
  description: "Awards, milestones and recognition for our students and our team.",
  lead: "What our students and team have earned and been honoured for. Open a card to see more.",
  empty: "No achievements found...",
  emptyLink: "See our courses",
  all: "All achievements",
}
const bn: Widened<typeof en> = {
  title: "আমাদের অর্জন",
  description: "আমাদের শিক্ষার্থী ও দলের পাওয়া পুরস্কার, মাইলফলক আর স্বীকৃতি।",
  lead: "শিক্ষার্থী আর দলের সবার পরিশ্রমে যে স্বীকৃতিগুলো এসেছে। আরও জানতে কার্ড খুলুন।",
  empty: "কোনো অর্জন পাওয়া যায়নি...",
  emptyLink: "কোর্সগুলো দেখুন",
  all: "সব অর্জন",
}
export const achievementSite = { en, bn }
