import type { Certificate, Course, Done, Page, Review, TeamMember, User } from "contract"
import { api } from "#api/api.ts"
import type { CallFailure } from "#api/base-query.ts"
import type { Label } from "#dashboard/menu.ts"
import { courseAddress, paths } from "#paths.ts"

/** What the palette leads to. */
export type Found = { key: string; group: Label; title: string; detail: string; to: string; isRest?: boolean }

const most = 5

const searched = (path: string, search: string) => `${path}?${new URLSearchParams({ search })}`
const edited = (path: string, id: string) => `${path}?${new URLSearchParams({ edit: id })}`

type List<T> = Done & { data: T[] }
type Titled = { _id: string; title: string }

const titled = (group: Label, to: string) => (data: unknown) =>
  (data as List<Titled>).data.map(({ _id, title }): Found => ({ key: _id, group, title, detail: "", to }))

/** The lists that are searched by the server, each with what leads to one of its records. */
const searches = [
  {
    url: "/auth/get-users",
    rest: { group: "allUsers", path: paths.allUsers },
    found: (data: unknown) =>
      (data as Page<User>).data.map(
        ({ _id, name, email }): Found => ({
          key: _id,
          group: "allUsers",
          title: name,
          detail: email,
          to: searched(paths.allUsers, email),
        }),
      ),
  },
  {
    url: "/certificates/get-certificates",
    rest: { group: "certificates", path: paths.manageCertificates },
    found: (data: unknown) =>
      (data as Page<Certificate>).data.map(
        ({ _id, certificationNo, candidateName }): Found => ({
          key: _id,
          group: "certificates",
          title: certificationNo,
          detail: candidateName,
          to: searched(paths.manageCertificates, certificationNo),
        }),
      ),
  },
  {
    url: "/reviews/get-all-reviews",
    rest: { group: "reviews", path: paths.manageReviews },
    found: (data: unknown) =>
      (data as Page<Review>).data.map(
        ({ _id, name, email, comment }): Found => ({
          key: _id,
          group: "reviews",
          title: name,
          detail: comment.slice(0, 80),
          to: searched(paths.manageReviews, email),
        }),
      ),
  },
] as const

/** The records of one kind, and what leads to those of them that are not shown here. */
const withRest =
  ({ found, rest: { group, path } }: (typeof searches)[number], search: string) =>
  (data: unknown): Found[] => {
    const { count } = data as Page<unknown>
    const shown = found(data)
    if (count <= shown.length) return shown
    return [
      ...shown,
      { key: "rest", group, title: "", detail: String(count), to: searched(path, search), isRest: true },
    ]
  }

const courses = (path: (course: Course) => string) => (data: unknown) =>
  (data as List<Course>).data.map(
    (course): Found => ({
      key: course._id,
      group: "courses",
      title: course.title,
      detail: course.instructorName,
      to: path(course),
    }),
  )

/** The lists that are short: asked for once, and looked through here. */
const wholeOf = {
  admin: [
    { url: "/courses/get-courses", found: courses(({ _id }) => edited(paths.manageCourses, _id)) },
    {
      url: "/teams/get-teams",
      found: (data: unknown) =>
        (data as List<TeamMember>).data.map(
          ({ _id, name, designation }): Found => ({
            key: _id,
            group: "teams",
            title: name,
            detail: designation,
            to: edited(paths.manageTeams, _id),
          }),
        ),
    },
    { url: "/galleries/get-galleries", found: titled("galleries", paths.manageGalleries) },
    { url: "/achievements/get-achievements", found: titled("achievements", paths.manageAchievements) },
    { url: "/toKnows/get-toKnows", found: titled("toKnows", paths.manageToKnows) },
  ],
  other: [{ url: "/courses/get-courses", found: courses(({ route }) => courseAddress(route)) }],
}

type Searched = { url: string; found: (data: unknown) => Found[] }
type Answer = { data?: unknown; error?: CallFailure | undefined; meta?: { token: string | null } | undefined }
type Ask = (url: string) => Answer | PromiseLike<Answer>

/** Nothing is found while one of the lists could not be asked. */
async function together(lists: readonly Searched[], ask: Ask) {
  const answers = await Promise.all(lists.map(async ({ url, found }) => ({ found, answer: await ask(url) })))
  const failed = answers.find(({ answer }) => answer.error)?.answer
  if (failed?.error) return { error: failed.error, meta: failed.meta }
  return { data: answers.flatMap(({ found, answer }) => found(answer.data)) }
}

const paletteApi = api.injectEndpoints({
  endpoints: (build) => ({
    findRecords: build.query<Found[], string>({
      queryFn: (search, _api, _extra, ask) =>
        together(
          searches.map((each) => ({ url: each.url, found: withRest(each, search) })),
          (url) => ask({ url, params: { search, limit: most } }),
        ),
      providesTags: ["user", "certificate", "review"],
    }),
    getFindable: build.query<Found[], keyof typeof wholeOf>({
      queryFn: (who, _api, _extra, ask) => together(wholeOf[who], ask),
      providesTags: ["course", "team", "gallery", "achievement", "toKnow"],
    }),
  }),
})

export const { useFindRecordsQuery, useGetFindableQuery } = paletteApi
