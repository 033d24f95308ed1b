import { Achievement, CreateAchievement } from "../achievement.ts"
import { anyone, editors } from "../call.ts"
import { recordCalls } from "../calls-of.ts"
import { list, one } from "../resource.ts"

const achievement = recordCalls("achievement", "Achievement")

export const getAchievements = achievement.get("/achievements/get-achievements", {
  access: anyone,
  response: list(Achievement),
  isCached: true,
  summary: "List all achievements, newest first",
})

export const createAchievement = achievement.post("/achievements/register", {
  access: editors,
  body: CreateAchievement,
  maxBodyBytes: 192 * 1024,
  response: one(Achievement),
  summary: "Create an achievement",
})

export const deleteAchievement = achievement.delete("/achievements/delete-achievement/:id", {
  access: editors,
  summary: "Delete an achievement",
})
