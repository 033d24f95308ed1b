import { getAllCourseCards, Level } from "contract"
import { useRead } from "#api/calls.ts"
import type { ListFilter } from "#dashboard/list/list-filter.ts"
import { courseTexts } from "#features/course/texts.ts"
import { useTexts } from "#i18n/language.tsx"

/** The categories of all courses; the browser shows those that match what is typed. */
function useCategories() {
  const { data } = useRead(getAllCourseCards)
  return [...new Set(data?.data.map(({ category }) => category))].toSorted().map((value) => ({ value }))
}

export function useCourseFilters(): ListFilter[] {
  const texts = useTexts(courseTexts)
  return [
    {
      kind: "choice",
      name: "level",
      label: texts.level,
      choices: Level.options.map((level) => [level, texts.levels[level]]),
    },
    { kind: "text", name: "category", label: texts.category, useSuggestions: useCategories },
    { kind: "choice", name: "isShow", label: texts.registration, choices: Object.entries(texts.registrations) },
    { kind: "choice", name: "isHomeShow", label: texts.home, choices: Object.entries(texts.onHome) },
    { kind: "choice", name: "isDraft", label: texts.publication, choices: Object.entries(texts.publications) },
  ]
}
