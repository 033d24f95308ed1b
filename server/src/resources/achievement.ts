import { Achievement, ById, CreateAchievement, Done, list, one } from "contract"
import { newRecord } from "#db/new-record.ts"
import type { Database } from "#db/open.ts"
import { createRecord, deleteRecord } from "#db/records.ts"
import type { AchievementRow } from "#db/schema.ts"
import type { App } from "#http/app-type.ts"
import { askerOf } from "#http/guard.ts"
import { created, done, listed } from "#http/success.ts"

export function achievementRoutes(app: App, database: Database) {
  app.get(
    "/achievements/get-achievements",
    { schema: { response: { 200: list(Achievement) } }, config: { keptUntil: ["achievement"] } },
    async () => {
      const all = await database.read.selectFrom("achievement").selectAll().orderBy("_id", "desc").execute()
      return listed("Achievements found", all)
    },
  )

  app.post(
    "/achievements/register",
    { schema: { body: CreateAchievement, response: { 201: one(Achievement) } } },
    async (request, reply) => {
      const made = await database.write(["achievement"], (trx) =>
        createRecord(trx, "achievement", newAchievement(request.body), askerOf(request)),
      )
      return created(reply, "Achievement created successfully", made)
    },
  )

  app.delete(
    "/achievements/delete-achievement/:id",
    { schema: { params: ById, response: { 200: Done } }, config: { fails: ["notFound", "changedMeanwhile"] } },
    async (request) => {
      await database.write(["achievement"], (trx) =>
        deleteRecord(trx, "achievement", request.params.id, askerOf(request)),
      )
      return done("Achievement deleted successfully")
    },
  )
}

export function newAchievement({ image, title, description = "" }: CreateAchievement): AchievementRow {
  return { ...newRecord(), image, title, description }
}
