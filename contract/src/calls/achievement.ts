import { Achievement, CreateAchievement, UpdateAchievement } from "../achievement.ts"
import { orderedCalls } from "../call/ordered-calls.ts"

export * from "../achievement.ts"

export const achievementCalls = orderedCalls("achievement", {
  path: ["achievement", "achievements"],
  label: ["Achievement"],
  names: ["an achievement", "achievements"],
  newest: "first",
  record: Achievement,
  create: CreateAchievement,
  update: UpdateAchievement,
  maxBodyBytes: 320 * 1024,
})
export const {
  list: getAchievements,
  get: getAchievement,
  create: createAchievement,
  update: updateAchievement,
  move: moveAchievement,
  delete: deleteAchievement,
} = achievementCalls
