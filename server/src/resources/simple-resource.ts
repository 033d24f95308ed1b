import type { MovableKind } from "contract"
import { deleteRecord } from "#db/records/delete-records.ts"
import { moveRecord, nextIndex, orderedRecords } from "#db/records/record-order.ts"
import { createRecord, getRecord, recordTables, updateRecord } from "#db/records/records.ts"
import { requesterOf } from "#http/guard.ts"
import { handle, handleChange, listOf } from "#http/handle.ts"
import type { OrderedCalls } from "#resources/ordered-table.ts"
import { changesIn, type FormOf, newRow, withEnglish } from "#resources/record-rows.ts"
import type { RecordResource, Resource } from "#resources/resource.ts"
import type { Tables, Trx } from "#schema.ts"

type Declared<Kind extends MovableKind, Input extends FormOf<Kind>> = Omit<
  RecordResource<Kind>,
  "calls" | "routes" | "demo"
> & {
  calls: OrderedCalls<FormOf<Kind>, Input>
  /** Refuses a form for a reason that its schema cannot know. */
  check?: (trx: Trx, sent: FormOf<Kind>) => Promise<void>
  reads?: Resource["routes"]
  demo?: () => Promise<{
    inputs: readonly Input[]
    /** The forms of the records, if they name other records. */
    forms?: (trx: Trx) => Promise<FormOf<Kind>[]>
  }>
}

/** A resource whose records are listed in an order, created, changed, moved and deleted, without rules of its own. */
export function simpleResource<Kind extends MovableKind, Input extends FormOf<Kind>>(
  declared: Declared<Kind, Input>,
): RecordResource<Kind> {
  const { kind, calls, demo, check, reads, ...rest } = declared
  const order = recordTables[kind].order as keyof Tables[Kind]
  const row = (form: FormOf<Kind>, index: number) => newRow(kind, form, { [order]: index } as Partial<Tables[Kind]>)
  const wire = (row: Tables[Kind]) => withEnglish(kind, row)
  return {
    ...rest,
    kind,
    calls,
    demo:
      demo &&
      (async () => {
        const { inputs, forms = async () => inputs } = await demo()
        return { inputs, rows: async (trx) => (await forms(trx)).map((form, index) => row(form, index + 1)) }
      }),
    routes: (app, parts) => {
      const { database } = parts
      reads?.(app, parts)

      handle(app, calls.list, async () => listOf((await orderedRecords(database.read, kind)).map(wire)))

      handle(app, calls.get, async ({ params }) => ({ data: wire(await getRecord(database.read, kind, params.id)) }))

      handleChange(app, database, calls.create, async (trx, request) => {
        await check?.(trx, request.body)
        const created = row(request.body, await nextIndex(trx, kind))
        return { data: wire(await createRecord(trx, kind, created, requesterOf(request))) }
      })

      handleChange(app, database, calls.update, async (trx, request) => {
        await check?.(trx, request.body)
        const changes = changesIn(kind, request.body)
        return { data: wire(await updateRecord(trx, kind, request.params.id, requesterOf(request), () => changes)) }
      })

      handleChange(app, database, calls.move, async (trx, request) => ({
        data: wire(await moveRecord(trx, kind, request.params.id, request.body.place, requesterOf(request))),
      }))

      handleChange(app, database, calls.delete, async (trx, request) => {
        await deleteRecord(trx, kind, request.params.id, requesterOf(request))
      })
    },
  }
}
