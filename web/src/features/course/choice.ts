import type { Level } from "contract"
import { paths } from "#paths.ts"

/** Which courses are shown. Free ones have no level to choose: they are few, and for everyone. */
export type Choice = { isFree: boolean; level: Level | null }

// Not read off the contract's schema, with which zod would come along.
export const levels = ["Beginner", "Intermediate", "Advance"] as const satisfies readonly Level[]

/** The choice stands in the address; what it does not know there is as if it were not there. */
export function choiceIn(search: string): Choice {
  const asked = new URLSearchParams(search)
  const isFree = asked.get("tab") === "free"
  const level = isFree ? undefined : levels.find((each) => each === asked.get("level"))
  return { isFree, level: level ?? null }
}

export function choiceAddress({ isFree, level }: Choice): string {
  if (isFree) return `${paths.courses}?tab=free`
  return level ? `${paths.courses}?level=${level}` : paths.courses
}

type Chosen = { discount: number; level: Level }

export const isFreeCourse = ({ discount }: Pick<Chosen, "discount">) => discount === 100

export function chosenFrom<T extends Chosen>(courses: readonly T[], { isFree, level }: Choice): T[] {
  return courses.filter((course) => (isFree ? isFreeCourse(course) : level === null || course.level === level))
}
