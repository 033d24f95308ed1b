import { constantOf, originals } from "#browser/measured-urls.ts"
import type { Cleanup } from "#cleanup.ts"
import { compare } from "#compare.ts"
import { atLeastRow, type Row } from "#report.ts"
import { courses, onHome, reviews, seedCourses, seedReviews } from "#seed/seed-lists.ts"
import { startSeededApp } from "#seed/seeded-app.ts"

const listed = ["courses", "homeCourses", "reviews"] as const

/** Public lists, which are served from the cache. */
export async function lists(cleanup: Cleanup): Promise<Row[]> {
  console.log(`\nPublic lists: ${courses} courses, ${onHome} of them on the home page, and ${reviews} reviews`)
  const seed = async (database: Parameters<typeof seedCourses>[0]) => {
    await seedCourses(database)
    await seedReviews(database)
  }
  const { app } = await startSeededApp(cleanup, seed, { constants: listed })
  const rows: Row[] = []
  for (const list of listed) {
    const { url } = originals[list]
    const name = url.replace(/.*\//, "")
    const constant = { name: "constant JSON of its size", app, url: () => constantOf(list) }
    rows.push(atLeastRow(`${name} : constant JSON`, await compare({ name, app, url: () => url }, constant), 0.8))
  }
  await app.end()
  return rows
}
