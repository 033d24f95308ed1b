import { type Course, Level } from "contract"
import type { ListFilter } from "#dashboard/list-filter.ts"
import type { ListState } from "#dashboard/list-state.ts"
import { useTexts } from "#i18n/language.tsx"
import { courseTexts } from "./texts.ts"

/** All courses are loaded, because admins order them, so the browser filters and sorts them, by the rules of the API. */
export function coursesFor(courses: readonly Course[], { filterValues, sort }: ListState): Course[] {
  const { level, category, isShow, isHomeShow } = filterValues
  const found = courses.filter(
    (course) =>
      (!level || course.level === level) &&
      (!category || keyOf(course.category) === keyOf(category)) &&
      (!isShow || String(course.isShow) === isShow) &&
      (!isHomeShow || String(course.isHomeShow) === isHomeShow),
  )
  const compare = orders[sort.replace("-", "")]
  if (!compare) return found
  return found.toSorted(sort.startsWith("-") ? (one, other) => compare(other, one) : compare)
}

const keyOf = (text: string) => text.normalize("NFC").trim().toLowerCase()

type Compare = (one: Course, other: Course) => number

const byText =
  (textOf: (course: Course) => string): Compare =>
  (one, other) =>
    textOf(one) < textOf(other) ? -1 : Number(textOf(one) > textOf(other))

/** By the fields of the API's `sort`. Ids are in the order of their creation. */
const orders: Record<string, Compare> = {
  index: (one, other) => one.index - other.index,
  price: (one, other) => one.price - other.price,
  title: byText(({ title }) => keyOf(title)),
  createdAt: byText(({ _id }) => _id),
}

export function useCourseFilters(courses: readonly Course[]): ListFilter[] {
  const texts = useTexts(courseTexts)
  const categories = [...new Set(courses.map(({ category }) => category))].toSorted()
  return [
    {
      kind: "choice",
      name: "level",
      label: texts.level,
      choices: Level.options.map((level) => [level, texts.levels[level]]),
    },
    { kind: "text", name: "category", label: texts.category, suggestions: categories },
    { kind: "choice", name: "isShow", label: texts.registration, choices: Object.entries(texts.registrations) },
    { kind: "choice", name: "isHomeShow", label: texts.home, choices: Object.entries(texts.onHome) },
  ]
}
