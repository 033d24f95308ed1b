import { getHomeCourses, getHomeReviews } from "contract"
import type { LoaderFunctionArgs } from "react-router"
import { cardOf } from "#features/course/card-data.ts"
import { reviewCardOf } from "#features/review/card-data.ts"
import { loaderContext } from "#rendering/loader-context.ts"
import type { InstitutionLevel } from "#site/institutions.ts"

const words = {
  en: () => Promise.all([import("#site/en/home.ts"), import("#site/en/courses.ts"), import("#site/en/film.ts")]),
  bn: () => Promise.all([import("#site/bn/home.ts"), import("#site/bn/courses.ts"), import("#site/bn/film.ts")]),
}

export async function homeLoader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(loaderContext)
  const [[{ home }, { courses }, { film }], { uniqueInstitutions }, onHome, voices] = await Promise.all([
    words[language](),
    import("#site/institutions.ts"),
    read(getHomeCourses),
    read(getHomeReviews),
  ])
  const firstFive = (level: InstitutionLevel) =>
    uniqueInstitutions(level)
      .slice(0, 5)
      .map((institution) => institution[language])
  return {
    texts: home,
    courseCard: courses.card,
    courses: onHome.data.map(cardOf),
    reviews: voices.data.map(reviewCardOf),
    universities: firstFive("university"),
    colleges: firstFive("college"),
    scenes: Object.values(film).flatMap((part) => Object.values(part).flatMap((scene) => scene.shown ?? [])),
  }
}
