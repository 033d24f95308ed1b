import { Kysely } from "kysely"
import { Migrator } from "kysely/migration"
import { describe, expect, inject, test } from "vitest"
import { databaseHealth } from "#db/health.ts"
import * as migrations from "#db/migrations/index.ts"
import { openDatabase } from "#db/open.ts"
import { postgresDialect } from "#db/postgres.ts"
import { orderedRecords } from "#db/record-order.ts"
import { newRecord } from "#db/records.ts"
import { sqliteDialect } from "#db/sqlite.ts"
import { createLog } from "#log.ts"
import type { Tables } from "#schema.ts"
import { freshLocation } from "#test/test-app.ts"

const log = createLog("silent")
const path = `/api/images/${"0a".repeat(32)}.webp`
const foreign = ["https://a.example/me.png", "https://a.example/demo/mine.svg", `https://a.example/x${path}`, ""]
const cases = [
  [`http://localhost:3000${path}`, path],
  [`https://প্রহরী.example:8443${path}?v=1#x`, path],
  ["http://localhost:4113/demo/course-ehp.svg", "/demo/course-ehp.svg"],
  ...foreign.map((url) => [url, url]),
] as const

describe.each(["sqlite", "postgres"] as const)("a database that still stores image URLs, on %s", (kind) => {
  test.skipIf(kind === "postgres" && inject("postgresUrl") === "")(
    "stores paths in every image column after the migration, and its newest images stay the first",
    async () => {
      const location = await freshLocation(kind)
      const dialect = location.databaseUrl
        ? postgresDialect(location.databaseUrl, { size: 1, log, health: databaseHealth(log) })
        : sqliteDialect(location.dataDir, { health: databaseHealth(log) })
      // Records of these kinds have had an order and English texts only since later migrations.
      type Old = { [Kind in keyof Tables]: Omit<Tables[Kind], "rank" | "channel" | "videos" | `${string}En`> }
      const old = new Kysely<Old>({ dialect })
      const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0005"))
      await new Migrator({ db: old, provider: { getMigrations: async () => before } }).migrateToLatest()
      const rows = cases.map(([imageUrl], index) => ({ ...newRecord(), imageUrl, text: `${index}` }))
      for (const { imageUrl, text, ...row } of rows) {
        const record = (table: string) => ({ ...row, _id: `${table} ${row._id}` })
        const title = text
        const contact = { name: text, email: text, phone: "" }
        const [level, language] = ["Beginner" as const, "en" as const]
        const links = { facebookLink: "", twitterLink: "", linkedinLink: "", instagramLink: "" }
        const instructor = { instructorName: "", instructorBio: "", instructorEmail: "", instructorPhoto: imageUrl }
        const numbers = { price: 0, discount: 0, index: 0, isHomeShow: 0, isShow: 1 } as const
        const course = {
          route: text,
          description: "",
          thumbnail: imageUrl,
          category: "",
          registrationLink: "",
          curriculum: "",
        }
        const account = { bio: "", role: "student", isVerified: 0, passwordHash: "", mustChangePassword: 0 } as const
        await old
          .insertInto("gallery")
          .values({ ...record("gallery"), image: imageUrl, title })
          .execute()
        await old
          .insertInto("achievement")
          .values({ ...record("achievement"), image: imageUrl, title, description: "" })
          .execute()
        await old
          .insertInto("toKnow")
          .values({ ...record("toKnow"), playlist_thumbnail: imageUrl, title, playlist_link: "" })
          .execute()
        const member = { ...record("team"), ...contact, ...links, photo: imageUrl, designation: "", serial: 1 }
        await old.insertInto("team").values(member).execute()
        // The later columns of a course and of a user do not exist yet.
        const oldCourse = { ...record("course"), ...course, ...instructor, ...numbers, title, level }
        await old
          .insertInto("course")
          .values(oldCourse as never)
          .execute()
        const user = { ...record("user"), ...contact, ...account, photo: imageUrl, language, searchText: "" }
        await old
          .insertInto("user")
          .values(user as never)
          .execute()
      }
      await old.destroy()

      const database = await openDatabase(location, log)
      const { read } = database
      const expected = rows.map(({ _id, updatedAt }, index) => ({ _id, updatedAt, image: cases[index]?.[1] }))
      const found = await Promise.all([
        read.selectFrom("gallery").select(["_id", "updatedAt", "image"]).orderBy("_id").execute(),
        read.selectFrom("achievement").select(["_id", "updatedAt", "image"]).orderBy("_id").execute(),
        read.selectFrom("toKnow").select(["_id", "updatedAt", "playlist_thumbnail as image"]).orderBy("_id").execute(),
        read.selectFrom("team").select(["_id", "updatedAt", "photo as image"]).orderBy("_id").execute(),
        read.selectFrom("course").select(["_id", "updatedAt", "thumbnail as image"]).orderBy("_id").execute(),
        read.selectFrom("course").select(["_id", "updatedAt", "instructorPhoto as image"]).orderBy("_id").execute(),
        read.selectFrom("user").select(["_id", "updatedAt", "photo as image"]).orderBy("_id").execute(),
      ])
      const withoutTable = (_id: string) => _id.replace(/^\w+ /, "")
      for (const each of found) {
        expect(each.map((row) => ({ ...row, _id: withoutTable(row._id) }))).toEqual(expected)
      }
      for (const kind of ["gallery", "achievement", "toKnow"] as const) {
        const listed = await orderedRecords(read, kind)
        expect(listed.map(({ _id }) => withoutTable(_id))).toEqual(rows.map(({ _id }) => _id).reverse())
        expect(listed.map(({ rank }) => rank).at(-1)).toBe(1)
      }
      await database.close()
      await location.remove()
    },
  )
})
