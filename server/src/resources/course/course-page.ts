import { type CourseFilters, type CoursesQuery, foldLetters, isSet, matcherOf } from "contract"
import type { Database } from "#db/open.ts"
import { toLowerCase } from "#db/search/filter.ts"
import { metaOf } from "#db/search/pagination.ts"
import type { CourseRow } from "#resources/course/table.ts"

const columns = [
  "_id",
  "title",
  "route",
  "category",
  "level",
  "instructorName",
  "instructorEmail",
  "price",
  "index",
  "isShow",
  "isHomeShow",
  "isDraft",
  "titleEn",
  "categoryEn",
  "instructorNameEn",
] as const
type Listed = Pick<CourseRow, (typeof columns)[number]>

const defaultLimit = 10

/** The ids of a page of courses. There are few courses, so all are read, without their long texts. */
export async function coursePage(read: Database["read"], query: CoursesQuery) {
  const { page = 1, limit = defaultLimit, sort = "index" } = query
  const all = await read.selectFrom("course").select(columns).execute()
  const found = all.filter(isWantedCourse(query)).toSorted(courseOrder(sort))
  const ids = found.slice((page - 1) * limit, page * limit).map(({ _id }) => _id)
  return { ids, count: found.length, meta: metaOf(found.length, page, limit) }
}

export type NewestQuery = CourseFilters & { before: string | undefined; limit: number }

/** The newest rows that a filter finds, with an `_id` below `before`, and how many more there are. */
export async function newestCourses(read: Database["read"], { before, limit, ...filter }: NewestQuery) {
  const older = read.selectFrom("course").$if(before !== undefined, (all) => all.where("_id", "<", before ?? ""))
  const found = (await older.select(columns).orderBy("_id", "desc").execute()).filter(isWantedCourse(filter))
  const ids = found.slice(0, limit).map(({ _id }) => _id)
  const newest = read.selectFrom("course").selectAll().where("_id", "in", ids).orderBy("_id", "desc")
  return { rows: ids.length === 0 ? [] : await newest.execute(), remaining: found.length - ids.length }
}

export function isWantedCourse({ search = "", level, category, isShow, isHomeShow, isDraft }: CourseFilters) {
  // As the dashboard, which searches the courses it has: its search results are what is exported.
  const isFound = matcherOf(search)
  const wantedCategory = category && foldLetters(category)
  const is = (flag: 0 | 1, wanted: typeof isShow) => wanted === undefined || isSet(wanted) === (flag === 1)
  return (course: Omit<Listed, "price" | "index">) =>
    (!level || course.level === level) &&
    (!wantedCategory || foldLetters(course.category) === wantedCategory) &&
    is(course.isShow, isShow) &&
    is(course.isHomeShow, isHomeShow) &&
    is(course.isDraft, isDraft) &&
    isFound(
      [
        ...[course.title, course.route, course.category, course.level, course.instructorName, course.instructorEmail],
        ...[course.titleEn, course.categoryEn, course.instructorNameEn],
      ].join("\n"),
    )
}

/** Courses with equal values are in the order of the other lists: newest first, unless the oldest is wanted first. */
function courseOrder(sort: NonNullable<CoursesQuery["sort"]>) {
  const isDescending = sort.startsWith("-")
  const field = isDescending ? sort.slice(1) : sort
  const keyOf = (course: Listed) => {
    if (field === "title") return toLowerCase(course.title)
    return field === "price" ? course.price : course.index
  }
  const sign = isDescending ? -1 : 1
  return (one: Listed, other: Listed) => {
    const [first, second] = field === "createdAt" ? [one._id, other._id] : [keyOf(one), keyOf(other)]
    return (first < second ? -sign : first > second ? sign : 0) || (one._id < other._id ? 1 : -1)
  }
}
