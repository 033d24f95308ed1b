import { type CreateAchievement, createAchievement, deleteAchievement, getAchievements } from "contract"
import { createRecord, deleteRecord, newRecord } from "#db/records.ts"
import type { App } from "#http/app-type.ts"
import { askerOf } from "#http/guard.ts"
import { handle, listOf } from "#http/handle.ts"
import type { AchievementRow } from "#resources/achievement/table.ts"
import type { Parts } from "#resources/resource.ts"

export function achievementRoutes(app: App, { database }: Parts) {
  handle(app, getAchievements, async () => {
    const all = await database.read.selectFrom("achievement").selectAll().orderBy("_id", "desc").execute()
    return listOf(all)
  })

  handle(app, createAchievement, async (request) => {
    const made = await database.write(createAchievement.topics, (trx) =>
      createRecord(trx, "achievement", newAchievement(request.body), askerOf(request)),
    )
    return { data: made }
  })

  handle(app, deleteAchievement, async (request) => {
    await database.write(deleteAchievement.topics, (trx) =>
      deleteRecord(trx, "achievement", request.params.id, askerOf(request)),
    )
  })
}

export function newAchievement({ image, title, description = "" }: CreateAchievement): AchievementRow {
  return { ...newRecord(), image, title, description }
}
