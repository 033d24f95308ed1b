import type { Course, CreateCourse } from "contract"
import { instructors } from "#resources/course/demo-instructors.ts"
import { demoImage } from "#resources/demo/demo-image.ts"

/** What a sample course says in one language. */
type Wording = {
  title: string
  category: string
  description: string[]
  duration: string
  schedule: string
  audience: string[]
  prerequisites: string[]
  outcomes: string[]
  /** The points of each week. */
  curriculum: string[][]
}

export type DemoCourse = Pick<Course, "route" | "level" | "price" | "discount" | "hours" | "seats"> & {
  instructor: keyof typeof instructors
  /** The name of its image. */
  thumbnail: string
  /** The weekday of its first class, if it has a date. */
  firstClass?: "Friday" | "Saturday" | "Sunday"
  isOnHome?: true
  /** For registration. */
  isClosed?: true
  bn: Wording
  en: Wording
}

export function inputOf({ instructor, thumbnail, firstClass, isOnHome, isClosed, bn, en, ...course }: DemoCourse) {
  const { name, bio, en: inEnglish } = instructors[instructor]
  return {
    ...course,
    ...stored(bn),
    instructorName: name,
    instructorPhoto: demoImage(`team-${instructor}`),
    instructorBio: bio,
    instructorEmail: `${instructor}@prohori.example`,
    thumbnail: demoImage(thumbnail),
    registrationLink: `https://example.com/register/${course.route}`,
    en: { ...stored(en), ...inEnglish },
  } satisfies CreateCourse
}

const lines = (texts: string[]) => texts.join("<br>")

/** In a stored curriculum, each week begins with a line `@@`. */
const stored = ({ description, audience, prerequisites, outcomes, curriculum, ...texts }: Wording) => ({
  ...texts,
  description: lines(description),
  audience: lines(audience),
  prerequisites: lines(prerequisites),
  outcomes: lines(outcomes),
  curriculum: curriculum.map((points) => `@@\n${lines(points)}`).join("\n"),
})
