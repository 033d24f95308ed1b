import { getCourses } from "contract"
import type { LoaderFunctionArgs } from "react-router"
import { loaderContext } from "#rendering/loader-context.ts"
import { cardOf } from "./card-data.ts"

const words = { en: () => import("#site/en/courses.ts"), bn: () => import("#site/bn/courses.ts") }

export async function coursesLoader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(loaderContext)
  const [{ courses: texts }, { data }] = await Promise.all([words[language](), read(getCourses)])
  return { texts, courses: data.map(cardOf) }
}
