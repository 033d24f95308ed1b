import type { Widened } from "#i18n/en.ts"

export const achievements = {
  title: "Our achievements",
  description: "Prizes, milestones and thanks that our students and our team have received.",
  lead: "What our students and our team have been thanked and honoured for. Open a card for the story behind it.",
  empty: "No achievements found...",
  emptyLink: "See our courses",
  all: "All achievements",
}

export type AchievementsContent = Widened<typeof achievements>
