import type { Level } from "contract"
import { paths } from "#paths.ts"
import { levels } from "./levels.ts"

/**
 * The filters of the course list, and the number of shown pages. Free courses cannot be filtered by level:
 * they are few, and for everyone.
 */
export type Choice = { isFree: boolean; level: Level | null; pages: number }

export const pageSize = 24

/** Reads the choice from the URL; unknown values are ignored. */
export function readChoice(search: string): Choice {
  const params = new URLSearchParams(search)
  const isFree = params.get("tab") === "free"
  const found = isFree ? undefined : levels.find((level) => level === params.get("level"))
  const page = params.get("page") ?? ""
  return { isFree, level: found ?? null, pages: /^[1-9][0-9]{0,3}$/.test(page) ? Number(page) : 1 }
}

export function choiceUrl({ isFree, level, pages }: Choice): string {
  const params = new URLSearchParams({
    ...(isFree && { tab: "free" }),
    ...(level && { level }),
    ...(pages > 1 && { page: String(pages) }),
  })
  return params.size > 0 ? `${paths.courses}?${params}` : paths.courses
}

type Filterable = { discount: number; level: Level }

export const isFreeCourse = ({ discount }: Pick<Filterable, "discount">) => discount === 100

/** The courses that are shown, and how many there are on all pages. */
export function chosenCourses<T extends Filterable>(courses: readonly T[], { isFree, level, pages }: Choice) {
  const found = courses.filter((course) => (isFree ? isFreeCourse(course) : level === null || course.level === level))
  return { shown: found.slice(0, pages * pageSize), count: found.length }
}
