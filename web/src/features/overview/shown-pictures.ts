import {
  type Achievement,
  type Call,
  type Course,
  type Gallery,
  getAchievements,
  getCourses,
  getGalleries,
  getTeams,
  getToKnows,
  type ImageColumn,
  type ImageTable,
  type List,
  records,
  type TeamMember,
  type ToKnow,
} from "contract"
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
  list: Call
  of: (record: Records[T], column: ImageColumn<T>) => string
  at: (record: Records[T]) => string
}

const edit = (screen: string, { _id }: { _id: string }) => `${screen}?edit=${_id}`

/** A list for each table that the contract says has images: one without is a type error. */
const lists: { [T in ShownTable]: ShownList<T> } = {
  course: {
    list: getCourses,
    of: ({ title, instructorName }, column) => (column === "instructorPhoto" ? `${instructorName} · ${title}` : title),
    at: (course) => edit(paths.manageCourses, course),
  },
  team: { list: getTeams, of: ({ name }) => name, at: (member) => edit(paths.manageTeams, member) },
  gallery: { list: getGalleries, of: ({ title }) => title, at: () => paths.manageGalleries },
  achievement: {
    list: getAchievements,
    of: ({ title }) => title,
    at: () => paths.manageAchievements,
  },
  toKnow: { list: getToKnows, of: ({ title }) => title, at: () => paths.manageToKnows },
}

const tables = Object.keys(lists) as ShownTable[]

export const shownLists = tables.map((table) => lists[table].list)

/** From the answers to `shownLists`, in their order. A photo that nobody gave is not a broken one. */
export function picturesIn(answers: readonly unknown[]): ShownPicture[] {
  return tables
    .flatMap((table, at) => (answers[at] as List<never>).data.flatMap((record) => picturesOf(table, record)))
    .filter(({ address }) => address !== "")
}

function picturesOf<T extends ShownTable>(table: T, record: Records[T]): ShownPicture[] {
  const { of, at } = lists[table]
  const columns = records[table].images as readonly ImageColumn<T>[]
  return columns.map((column) => ({
    address: String(record[column as unknown as keyof Records[T]]),
    kind: `${table}.${column}` as PictureKind,
    of: of(record, column),
    at: at(record),
  }))
}
