import { foldForSearch } from "contract"
import type { Database } from "#db/open.ts"

/** Finds the course with a title, in Bengali or in English: certificates are issued in both languages. The titles stay in memory until a course changes: a verification costs no second query. */
export function courseRoutes({ read, changes }: Database) {
  let routes: Promise<Map<string, string>> | undefined
  changes.listen((topic) => {
    if (topic === "course") routes = undefined
  })

  async function readRoutes() {
    const courses = await read
      .selectFrom("course")
      .select(["title", "titleEn", "route"])
      .orderBy("createdAt", "desc")
      .execute()
    // Of several courses with one title, the first that was created wins.
    const titled = (key: "title" | "titleEn") =>
      courses.map((course) => [foldForSearch(course[key]), course.route] as const)
    const found = new Map([...titled("titleEn"), ...titled("title")])
    found.delete("")
    return found
  }

  function currentRoutes() {
    // Without the change feed changes by other processes would be missed.
    if (!changes.isComplete) return readRoutes()
    if (routes) return routes
    const reading = readRoutes()
    routes = reading
    reading.catch(() => {
      if (routes === reading) routes = undefined
    })
    return reading
  }

  return async (title: string) => (await currentRoutes()).get(foldForSearch(title)) ?? ""
}
