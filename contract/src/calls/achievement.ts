import { Achievement, CreateAchievement } from "../achievement.ts"
import { admins, anyone, call } from "../call.ts"
import { ById } from "../input.ts"
import { Done, list, one } from "../resource.ts"

export const getAchievements = call({
  method: "GET",
  path: "/achievements/get-achievements",
  access: anyone,
  response: list(Achievement),
  message: "Achievements found",
  topics: ["achievement"],
  isCached: true,
  summary: "All achievements, newest first",
})

export const createAchievement = call({
  method: "POST",
  path: "/achievements/register",
  access: admins,
  body: CreateAchievement,
  maxBodyBytes: 192 * 1024,
  response: one(Achievement),
  status: 201,
  message: "Achievement created successfully",
  topics: ["achievement"],
  summary: "Make an achievement",
})

export const deleteAchievement = call({
  method: "DELETE",
  path: "/achievements/delete-achievement/:id",
  access: admins,
  params: ById,
  response: Done,
  message: "Achievement deleted successfully",
  errors: { notFound: "achievementNotFound", changedMeanwhile: "changedMeanwhile" },
  topics: ["achievement"],
  summary: "Delete an achievement",
})
