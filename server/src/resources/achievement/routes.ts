import { type CreateAchievement, createAchievement, deleteAchievement, getAchievements } from "contract"
import { createRecord, deleteRecord, newRecord } from "#db/records.ts"
import type { App } from "#http/app-type.ts"
import { askerOf } from "#http/guard.ts"
import { handle, listOf } from "#http/handle.ts"
import { handleChange } from "#http/handle-change.ts"
import type { AchievementRow } from "#resources/achievement/table.ts"
import type { Parts } from "#resources/resource.ts"

export function achievementRoutes(app: App, { database }: Parts) {
  handle(app, getAchievements, async () => {
    const all = await database.read.selectFrom("achievement").selectAll().orderBy("_id", "desc").execute()
    return listOf(all)
  })

  handleChange(app, database, createAchievement, async (trx, request) => {
    const made = await createRecord(trx, "achievement", newAchievement(request.body), askerOf(request))
    return { data: made }
  })

  handleChange(app, database, deleteAchievement, async (trx, request) => {
    await deleteRecord(trx, "achievement", request.params.id, askerOf(request))
  })
}

export function newAchievement({ image, title, description = "" }: CreateAchievement): AchievementRow {
  return { ...newRecord(), image, title, description }
}
