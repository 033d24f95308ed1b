import type { Achievement, List } from "contract"
import type { LoaderFunctionArgs } from "react-router"
import { visitContext } from "#visit.ts"

export async function achievementsLoader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(visitContext)
  const [{ achievements: texts }, { data }] = await Promise.all([
    language === "bn" ? import("#site/bn/achievements.ts") : import("#site/en/achievements.ts"),
    read<List<Achievement>>(["achievement"], "/achievements/get-achievements"),
  ])
  return { texts, achievements: data.map(({ updatedAt, ...shown }) => shown) }
}

export type ShownAchievement = Awaited<ReturnType<typeof achievementsLoader>>["achievements"][number]
