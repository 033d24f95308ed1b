import { foldForSearch } from "contract"
import { cachedRead } from "#db/cached-read.ts"
import type { Database } from "#db/open.ts"
import { publishedCourses } from "#resources/course/published.ts"

/** Finds the course with a title, in Bengali or in English: certificates are issued in both languages. The titles stay in memory until a course changes: a verification costs no second query. */
export function courseRoutes(database: Database) {
  const currentRoutes = cachedRead(database, ["course"], async () => {
    const courses = await publishedCourses(database.read)
      .select(["title", "titleEn", "route"])
      .orderBy("createdAt", "desc")
      .execute()
    // Of several courses with one title, the first that was created wins.
    const titled = (key: "title" | "titleEn") =>
      courses.map((course) => [foldForSearch(course[key]), course.route] as const)
    const found = new Map([...titled("titleEn"), ...titled("title")])
    found.delete("")
    return found
  })

  return async (title: string) => (await currentRoutes()).get(foldForSearch(title)) ?? ""
}
