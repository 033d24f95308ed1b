import type { Level } from "contract"
import { paths } from "#paths.ts"

/** The filter of the course list. Free courses cannot be filtered by level: they are few, and for everyone. */
export type Choice = { isFree: boolean; level: Level | null }

// Not taken from the contract's schema, which would add zod to the page.
export const levels = ["Beginner", "Intermediate", "Advance"] as const satisfies readonly Level[]

/** Reads the choice from the URL; unknown values are ignored. */
export function readChoice(search: string): Choice {
  const params = new URLSearchParams(search)
  const isFree = params.get("tab") === "free"
  const found = isFree ? undefined : levels.find((level) => level === params.get("level"))
  return { isFree, level: found ?? null }
}

export function choiceUrl({ isFree, level }: Choice): string {
  if (isFree) return `${paths.courses}?tab=free`
  return level ? `${paths.courses}?level=${level}` : paths.courses
}

type Filterable = { discount: number; level: Level }

export const isFreeCourse = ({ discount }: Pick<Filterable, "discount">) => discount === 100

export function filterCourses<T extends Filterable>(courses: readonly T[], { isFree, level }: Choice): T[] {
  return courses.filter((course) => (isFree ? isFreeCourse(course) : level === null || course.level === level))
}
