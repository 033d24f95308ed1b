import { defineTable, type RecordRow } from "#resources/define-table.ts"

export type AchievementRow = RecordRow & { image: string; title: string; description: string }

export const achievement = defineTable<AchievementRow>({
  name: "title",
  columns: { image: "recorded", title: "recorded", description: "recorded" },
})
