import {
  type Call,
  type Course,
  getAchievements,
  getAllReviews,
  getCertificates,
  getCourses,
  getGalleries,
  getTeams,
  getToKnows,
  getUsers,
  type ResponseOf,
} from "contract"
import { api } from "#api/api.ts"
import type { CallFailure, Request } from "#api/base-query.ts"
import type { Label } from "#dashboard/menu.ts"
import { courseAddress, paths } from "#paths.ts"

/** What the palette leads to. */
export type Found = { key: string; group: Label; title: string; detail: string; to: string; isRest?: boolean }

type Target = Pick<Found, "title" | "detail" | "to">
type RowOf<C extends Call> =
  ResponseOf<C> extends { data: readonly (infer Row extends { _id: string })[] } ? Row : never
type Rows = { data: unknown[]; count: number }
type Source = { group: Label; path: string; call: Call; found: (answer: Rows) => Found[] }

/** A list of records, by the label of its screen: what of each record is shown, and where it leads. */
function source<C extends Call>(group: Label, path: string, call: C, target: (row: RowOf<C>) => Target): Source {
  const found = (row: RowOf<C>) => ({ key: row._id, group, ...target(row) })
  return { group, path, call, found: ({ data }) => (data as RowOf<C>[]).map(found) }
}

const searchAt = (path: string, search: string) => `${path}?${new URLSearchParams({ search })}`
const editAt = (path: string, id: string) => `${path}?${new URLSearchParams({ edit: id })}`

const courses = (to: (course: Course) => string) =>
  source("courses", paths.manageCourses, getCourses, (course) => ({
    title: course.title,
    detail: course.instructorName,
    to: to(course),
  }))

/** Records that have no address of their own. */
const titled = (to: string) => (row: { title: string }) => ({ title: row.title, detail: "", to })

/** The lists that the server searches. */
const searched: readonly Source[] = [
  source("allUsers", paths.allUsers, getUsers, ({ name, email }) => ({
    title: name,
    detail: email,
    to: searchAt(paths.allUsers, email),
  })),
  source("certificates", paths.manageCertificates, getCertificates, ({ certificationNo, candidateName }) => ({
    title: certificationNo,
    detail: candidateName,
    to: searchAt(paths.manageCertificates, certificationNo),
  })),
  source("reviews", paths.manageReviews, getAllReviews, ({ name, email, comment }) => ({
    title: name,
    detail: comment.slice(0, 80),
    to: searchAt(paths.manageReviews, email),
  })),
]

/** The lists that are short: asked for once, and searched here. */
const whole: Record<"admin" | "other", readonly Source[]> = {
  admin: [
    courses(({ _id }) => editAt(paths.manageCourses, _id)),
    source("teams", paths.manageTeams, getTeams, ({ _id, name, designation }) => ({
      title: name,
      detail: designation,
      to: editAt(paths.manageTeams, _id),
    })),
    source("galleries", paths.manageGalleries, getGalleries, titled(paths.manageGalleries)),
    source("achievements", paths.manageAchievements, getAchievements, titled(paths.manageAchievements)),
    source("toKnows", paths.manageToKnows, getToKnows, titled(paths.manageToKnows)),
  ],
  other: [courses(({ route }) => courseAddress(route))],
}

/** Of each searched list; where there are more, one entry leads to all of them. */
const maxFound = 5

function withRest({ group, path, found }: Source, answer: Rows, search: string): Found[] {
  const shown = found(answer)
  if (answer.count <= shown.length) return shown
  const rest = { title: "", detail: String(answer.count), to: searchAt(path, search) }
  return [...shown, { key: "rest", group, ...rest, isRest: true }]
}

type Answer = { data?: unknown; error?: CallFailure | undefined }

/** Nothing is found while one of the lists could not be asked. */
async function together(
  sources: readonly Source[],
  query: object,
  ask: (request: Request) => Answer | PromiseLike<Answer>,
  found: (source: Source, answer: Rows) => Found[],
) {
  const answers = await Promise.all(
    sources.map(async (source) => ({ source, ...(await ask({ call: source.call, query })) })),
  )
  const failed = answers.find(({ error }) => error)
  if (failed?.error) return { error: failed.error }
  return { data: answers.flatMap(({ source, data }) => found(source, data as Rows)) }
}

const paletteApi = api.injectEndpoints({
  endpoints: (build) => ({
    findRecords: build.query<Found[], string>({
      queryFn: (search, _api, _extra, ask) =>
        together(searched, { search, limit: maxFound }, ask, (source, answer) => withRest(source, answer, search)),
      providesTags: searched.flatMap(({ call }) => call.topics ?? []),
    }),
    getFindable: build.query<Found[], keyof typeof whole>({
      queryFn: (who, _api, _extra, ask) => together(whole[who], {}, ask, ({ found }, answer) => found(answer)),
      providesTags: (_found, _failure, who) => whole[who].flatMap(({ call }) => call.topics ?? []),
    }),
  }),
})

export const { useFindRecordsQuery, useGetFindableQuery } = paletteApi
