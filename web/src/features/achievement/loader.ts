import { type Achievement, getAchievements } from "contract"
import type { LoaderFunctionArgs } from "react-router"
import { loaderContext } from "#rendering/loader-context.ts"
import { endOf } from "#ui/end-of.ts"
import { linesOf } from "#ui/lines.ts"

/** The longest description that a card shows whole. */
const most = 50

const words = { en: () => import("./site-en.ts"), bn: () => import("./site-bn.ts") }

export async function achievementsLoader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(loaderContext)
  const [{ achievements: texts }, { data }] = await Promise.all([words[language](), read(getAchievements)])
  return { texts, achievements: data.map(shownOf) }
}

function shownOf({ _id, image, title, description }: Achievement) {
  const lines = linesOf(description)
  return { _id, image, title, lines, preview: beginningOf(lines.join(" ")) }
}

function beginningOf(line: string): string {
  const end = endOf(most, line)
  return end === null ? line : `${line.slice(0, end).trimEnd()}...`
}

export type ShownAchievement = Awaited<ReturnType<typeof achievementsLoader>>["achievements"][number]
