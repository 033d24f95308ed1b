import { Achievement, CreateAchievement } from "../achievement.ts"
import { admins, anyone } from "../call.ts"
import { callsOf } from "../calls-of.ts"
import { list, one } from "../resource.ts"

const achievement = callsOf("achievement")

export const getAchievements = achievement.get("/achievements/get-achievements", {
  access: anyone,
  response: list(Achievement),
  message: "Achievements found",
  isCached: true,
  summary: "All achievements, newest first",
})

export const createAchievement = achievement.post("/achievements/register", {
  access: admins,
  body: CreateAchievement,
  maxBodyBytes: 192 * 1024,
  response: one(Achievement),
  message: "Achievement created successfully",
  summary: "Make an achievement",
})

export const deleteAchievement = achievement.delete("/achievements/delete-achievement/:id", {
  access: admins,
  message: "Achievement deleted successfully",
  summary: "Delete an achievement",
})
