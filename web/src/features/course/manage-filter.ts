import type { Course } from "contract"

const folded = (text: string) => text.normalize("NFC").toLowerCase()

/** The courses of which every word that is looked for stands somewhere in what the list shows, or in the address. */
export function matching(courses: readonly Course[], search: string): Course[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...courses]
  return courses.filter(({ title, category, level, instructorName, instructorEmail, route }) => {
    const text = folded([title, category, level, instructorName, instructorEmail, route].join("\n"))
    return words.every((word) => text.includes(word))
  })
}
