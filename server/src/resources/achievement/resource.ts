import { Achievement, type CreateAchievement, createAchievement, deleteAchievement, getAchievements } from "contract"
import { createRecord, deleteRecord, newRecord } from "#db/records.ts"
import { askerOf } from "#http/guard.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import type { AchievementRow } from "#resources/achievement/table.ts"
import { example, type Parts, type RecordResource } from "#resources/resource.ts"

export const achievement: RecordResource<"achievement"> = {
  kind: "achievement",
  calls: { list: getAchievements, create: createAchievement, delete: deleteAchievement },
  demo: async () => {
    const { inputs } = await import("#resources/achievement/demo.ts")
    return { inputs, rows: () => inputs.map(newAchievement) }
  },
  routes: achievementRoutes,
  examples: [
    example(Achievement, {
      _id: "019a8f3e-6c1d-7b52-9e04-2b3c4d5e6f70",
      image: "https://images.example.com/award.webp",
      title: "বর্ষসেরা প্রশিক্ষণ প্রতিষ্ঠান ২০২৫",
      description: "জাতীয় তথ্যপ্রযুক্তি সম্মেলনে দেওয়া পুরস্কার।",
      updatedAt: "2026-11-16T04:30:00.000Z",
    }),
  ],
}

function achievementRoutes(app: App, { database }: Parts) {
  handle(app, getAchievements, async () =>
    listOf(await database.read.selectFrom("achievement").selectAll().orderBy("_id", "desc").execute()),
  )

  handleChange(app, database, createAchievement, async (trx, request) => ({
    data: await createRecord(trx, "achievement", newAchievement(request.body), askerOf(request)),
  }))

  handleChange(app, database, deleteAchievement, async (trx, request) => {
    await deleteRecord(trx, "achievement", request.params.id, askerOf(request))
  })
}

export function newAchievement({ image, title, description = "" }: CreateAchievement): AchievementRow {
  return { ...newRecord(), image, title, description }
}
