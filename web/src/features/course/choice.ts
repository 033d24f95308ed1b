import { discountedPrice, type Level } from "contract"
import { paths } from "#paths.ts"
import { levels } from "./levels.ts"

/**
 * The filters and the order of the course list, and the number of shown pages. Free courses cannot be filtered by level:
 * they are few, and for everyone. Without an order the list is in the office's.
 */
export type Choice = { isFree: boolean; level: Level | null; isOpen: boolean; order: Order | null; pages: number }

export const orders = ["date", "fee"] as const
export type Order = (typeof orders)[number]

export const pageSize = 24

/** Reads the choice from the URL; unknown values are ignored. */
export function readChoice(search: string): Choice {
  const params = new URLSearchParams(search)
  const isFree = params.get("tab") === "free"
  const found = isFree ? undefined : levels.find((level) => level === params.get("level"))
  const page = params.get("page") ?? ""
  return {
    isFree,
    level: found ?? null,
    isOpen: params.get("open") === "1",
    order: orders.find((order) => order === params.get("sort")) ?? null,
    pages: /^[1-9][0-9]{0,3}$/.test(page) ? Number(page) : 1,
  }
}

export function choiceUrl({ isFree, level, isOpen, order, pages }: Choice): string {
  const params = new URLSearchParams({
    ...(isFree && { tab: "free" }),
    ...(level && { level }),
    ...(isOpen && { open: "1" }),
    ...(order && { sort: order }),
    ...(pages > 1 && { page: String(pages) }),
  })
  return params.size > 0 ? `${paths.courses}?${params}` : paths.courses
}

type Filterable = { discount: number; level: Level; price: number; startsOn: string; isShow: boolean }

export const isFreeCourse = ({ discount }: Pick<Filterable, "discount">) => discount === 100

/** A course without a date comes after those with one. */
const comparisons: Record<Order, (a: Filterable, b: Filterable) => number> = {
  date: (a, b) => (a.startsOn || "9").localeCompare(b.startsOn || "9"),
  fee: (a, b) => discountedPrice(a.price, a.discount) - discountedPrice(b.price, b.discount),
}

/** The courses that are shown, and how many there are on all pages. */
export function chosenCourses<T extends Filterable>(courses: readonly T[], choice: Choice) {
  const { isFree, level, isOpen, order, pages } = choice
  const found = courses.filter(
    (course) =>
      (isFree ? isFreeCourse(course) : level === null || course.level === level) && (course.isShow || !isOpen),
  )
  if (order) found.sort(comparisons[order])
  return { shown: found.slice(0, pages * pageSize), count: found.length }
}
