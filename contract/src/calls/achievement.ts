import { Achievement, CreateAchievement, MoveAchievement, UpdateAchievement } from "../achievement.ts"
import { anyone, editors } from "../call.ts"
import { recordCalls } from "../calls-of.ts"
import { list, one } from "../resource.ts"

const achievement = recordCalls("achievement", "Achievement")

export const getAchievements = achievement.get("/achievements/get-achievements", {
  access: anyone,
  response: list(Achievement),
  isCached: true,
  summary: "List all achievements in their order; a new one is first",
})

export const getAchievement = achievement.get("/achievements/get-achievement/:id", {
  access: anyone,
  response: one(Achievement),
  isCached: true,
  summary: "Get an achievement",
})

export const createAchievement = achievement.post("/achievements/register", {
  access: editors,
  body: CreateAchievement,
  maxBodyBytes: 320 * 1024,
  response: one(Achievement),
  summary: "Create an achievement, first in the list",
})

export const updateAchievement = achievement.patch("/achievements/update-achievement/:id", {
  access: editors,
  body: UpdateAchievement,
  maxBodyBytes: 320 * 1024,
  response: one(Achievement),
  summary: "Update an achievement",
})

export const moveAchievement = achievement.patch("/achievements/move-achievement/:id", {
  access: editors,
  body: MoveAchievement,
  response: one(Achievement),
  summary: "Move an achievement in the list",
  description:
    "Other achievements shift: `updatedAt` changes for each that moves. A `place` past the end moves the achievement to the end.",
})

export const deleteAchievement = achievement.delete("/achievements/delete-achievement/:id", {
  access: editors,
  summary: "Delete an achievement",
})
