import type { Achievement, Course, Gallery, List, TeamMember, ToKnow } from "contract"
import { paths } from "#paths.ts"

type PictureKind = "thumbnail" | "instructor" | "team" | "gallery" | "achievement" | "toKnow"

export type ShownPicture = {
  address: string
  kind: PictureKind
  /** The name of the record that it belongs to. */
  of: string
  /** Where another picture can be given. */
  at: string
}

type Row = { _id: string }
type ShownList = { url: string; pictures: (rows: never) => ShownPicture[] }

const edit = (screen: string, { _id }: Row) => `${screen}?edit=${_id}`

function list<T extends Row>(url: string, picturesOf: (row: T) => ShownPicture[]): ShownList {
  return { url, pictures: (rows: T[]) => rows.flatMap(picturesOf) }
}

export const shownLists: readonly ShownList[] = [
  list<Course>("/courses/get-courses", (course) => {
    const at = edit(paths.manageCourses, course)
    return [
      { address: course.thumbnail, kind: "thumbnail", of: course.title, at },
      { address: course.instructorPhoto, kind: "instructor", of: `${course.instructorName} · ${course.title}`, at },
    ]
  }),
  list<TeamMember>("/teams/get-teams", (member) => [
    { address: member.photo, kind: "team", of: member.name, at: edit(paths.manageTeams, member) },
  ]),
  list<Gallery>("/galleries/get-galleries", ({ image, title }) => [
    { address: image, kind: "gallery", of: title, at: paths.manageGalleries },
  ]),
  list<Achievement>("/achievements/get-achievements", ({ image, title }) => [
    { address: image, kind: "achievement", of: title, at: paths.manageAchievements },
  ]),
  list<ToKnow>("/toKnows/get-toKnows", ({ playlist_thumbnail, title }) => [
    { address: playlist_thumbnail, kind: "toKnow", of: title, at: paths.manageToKnows },
  ]),
]

/** From the answers to `shownLists`, in their order. A photo that nobody gave is not a broken one. */
export function picturesIn(answers: readonly unknown[]): ShownPicture[] {
  return shownLists
    .flatMap(({ pictures }, at) => pictures((answers[at] as List<never>).data as never))
    .filter(({ address }) => address !== "")
}
