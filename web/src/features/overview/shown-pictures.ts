import type { Achievement, Course, Gallery, ImageColumn, ImageTable, List, TeamMember, ToKnow } from "contract"
import { imageColumns } from "contract"
import { paths } from "#paths.ts"

/** Users' photos are their own business: nobody else can give another one. */
type Records = { course: Course; team: TeamMember; gallery: Gallery; achievement: Achievement; toKnow: ToKnow }
type ShownTable = Exclude<ImageTable, "user">

type PictureKind = { [T in ShownTable]: `${T}.${ImageColumn<T>}` }[ShownTable]

export type ShownPicture = {
  address: string
  kind: PictureKind
  /** The name of the record that it belongs to. */
  of: string
  /** Where another picture can be given. */
  at: string
}

type ShownList<T extends ShownTable> = {
  url: string
  of: (record: Records[T], column: ImageColumn<T>) => string
  at: (record: Records[T]) => string
}

const edit = (screen: string, { _id }: { _id: string }) => `${screen}?edit=${_id}`

/** A list for each table that the contract says has images: one without is a type error. */
const lists: { [T in ShownTable]: ShownList<T> } = {
  course: {
    url: "/courses/get-courses",
    of: ({ title, instructorName }, column) => (column === "instructorPhoto" ? `${instructorName} · ${title}` : title),
    at: (course) => edit(paths.manageCourses, course),
  },
  team: { url: "/teams/get-teams", of: ({ name }) => name, at: (member) => edit(paths.manageTeams, member) },
  gallery: { url: "/galleries/get-galleries", of: ({ title }) => title, at: () => paths.manageGalleries },
  achievement: {
    url: "/achievements/get-achievements",
    of: ({ title }) => title,
    at: () => paths.manageAchievements,
  },
  toKnow: { url: "/toKnows/get-toKnows", of: ({ title }) => title, at: () => paths.manageToKnows },
}

const tables = Object.keys(lists) as ShownTable[]

export const shownLists = tables.map((table) => lists[table].url)

/** From the answers to `shownLists`, in their order. A photo that nobody gave is not a broken one. */
export function picturesIn(answers: readonly unknown[]): ShownPicture[] {
  return tables
    .flatMap((table, at) => (answers[at] as List<never>).data.flatMap((record) => picturesOf(table, record)))
    .filter(({ address }) => address !== "")
}

function picturesOf<T extends ShownTable>(table: T, record: Records[T]): ShownPicture[] {
  const { of, at } = lists[table]
  const columns = imageColumns[table] as readonly ImageColumn<T>[]
  return columns.map((column) => ({
    address: String(record[column as unknown as keyof Records[T]]),
    kind: `${table}.${column}` as PictureKind,
    of: of(record, column),
    at: at(record),
  }))
}
