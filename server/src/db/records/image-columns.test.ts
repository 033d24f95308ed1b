import { imageColumns } from "contract"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { onBothDatabases } from "#test/test-app.ts"

const looksLikeAnImage = /image|photo|picture|thumbnail|avatar|logo|banner|cover|poster|icon/i
const declared = imageColumns.map(({ table, column }) => `${table}.${column}`)

onBothDatabases("the tables", (app) => {
  test("every column whose name suggests an image is declared as one, and every declared column exists", async () => {
    const { rows } = await (app().location.databaseUrl
      ? sql<Column>`select table_name as "table", column_name as name from information_schema.columns
          where table_schema = 'public'`
      : sql<Column>`select m.name as "table", c.name as name from sqlite_master m join pragma_table_info(m.name) c
          where m.type = 'table'`
    ).execute(app().database.read)
    const columns = rows.map(({ table, name }) => `${table}.${name}`)
    expect(columns.filter((column) => looksLikeAnImage.test(column.split(".")[1] ?? "")).sort()).toEqual(
      [...declared].sort(),
    )
  })
})

type Column = { table: string; name: string }
