import type { ById, Call, CallName, EnglishField, MovableKind } from "contract"
import type * as z from "zod/mini"
import { defineTable, english, integer, shownColumns } from "#resources/define-table.ts"

type OnRecord = Call & { params: typeof ById }
type Sends<Body> = Call & { body: z.ZodMiniType<Body> }

/** The calls of records that people put in order. A form that creates one may be narrower than others. */
export type OrderedCalls<Form, Created extends Form = Form> = {
  list: Call
  get: OnRecord
  create: Sends<Created>
  update: OnRecord & Sends<Form>
  move: OnRecord & Sends<{ place: number }>
  delete: OnRecord
}

/** What a form sends: values of columns, and the English versions of texts. */
export type FormWith<Row, English extends string> = Partial<Row> & {
  en?: { [Field in English]?: string | undefined } | undefined
}

type Declared<Record, Form> = {
  /** The column that names a record for people. */
  name: keyof Record & string
  calls: OrderedCalls<Form>
  /** For the API description, as is the body of each call in `bodies`. */
  example: Record
  bodies?: { readonly [Name in CallName]?: unknown }
  /** Sample content for a new site. */
  demo?: () => Promise<{ inputs: readonly Form[] }>
}
type Wire<Shape extends z.core.$ZodShape> = z.output<z.ZodMiniObject<Shape>>

/** The table of records that people put in order, the newest first, with all that the API says of them: simple-resource.ts has their routes. */
export function orderedTable<Kind extends MovableKind, Shape extends z.core.$ZodShape>(
  kind: Kind,
  record: z.ZodMiniObject<Shape>,
  declared: Declared<Wire<Shape>, FormWith<Omit<Wire<Shape>, "en">, EnglishField<Kind>>>,
) {
  const { name, example, ...rest } = declared
  const columns = { ...shownColumns(record), ...english(kind), rank: integer }
  const table = { name: name as keyof typeof columns & string, order: "rank", isNewestFirst: true, columns } as const
  return { ...defineTable(table), ordered: { ...rest, kind, examples: [[record, example] as const] } }
}
