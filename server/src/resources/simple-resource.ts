import type { ById, Call, MovableKind } from "contract"
import type * as z from "zod/mini"
import { deleteRecord } from "#db/delete-records.ts"
import { moveRecord, nextIndex, orderedRecords } from "#db/record-order.ts"
import { createRecord, getRecord, updateRecord } from "#db/records.ts"
import { requesterOf } from "#http/guard.ts"
import { handle, handleChange, listOf } from "#http/handle.ts"
import { withEnglish } from "#resources/english.ts"
import type { RecordResource } from "#resources/resource.ts"
import type { Tables } from "#schema.ts"

type OnRecord = Call & { params: typeof ById }
type Sends<Body> = Call & { body: z.ZodMiniType<Body> }

type Declared<Kind extends MovableKind, Input, Changes> = Omit<RecordResource<Kind>, "calls" | "routes" | "demo"> & {
  calls: {
    list: Call
    get: OnRecord
    create: Sends<Input>
    update: OnRecord & Sends<Changes>
    move: OnRecord & Sends<{ place: number }>
    delete: OnRecord
  }
  newRow: (input: Input, index: number) => Tables[Kind]
  /** Names each column that a form can change, so that a field added to the form is not stored automatically. */
  changesIn: (input: Changes) => Partial<Tables[Kind]>
  demo?: () => Promise<{ inputs: readonly Input[] }>
}

/** A resource whose records are listed in an order, created, changed, moved and deleted, without rules of its own. */
export function simpleResource<Kind extends MovableKind, Input, Changes>(
  declared: Declared<Kind, Input, Changes>,
): RecordResource<Kind> {
  const { kind, calls, newRow, changesIn, demo, ...rest } = declared
  const wire = (row: Tables[Kind]) => withEnglish(kind, row)
  return {
    ...rest,
    kind,
    calls,
    demo:
      demo &&
      (async () => {
        const { inputs } = await demo()
        return { inputs, rows: () => inputs.map((input, index) => newRow(input, index + 1)) }
      }),
    routes: (app, { database }) => {
      handle(app, calls.list, async () => listOf((await orderedRecords(database.read, kind)).map(wire)))

      handle(app, calls.get, async ({ params }) => ({ data: wire(await getRecord(database.read, kind, params.id)) }))

      handleChange(app, database, calls.create, async (trx, request) => {
        const row = newRow(request.body, await nextIndex(trx, kind))
        return { data: wire(await createRecord(trx, kind, row, requesterOf(request))) }
      })

      handleChange(app, database, calls.update, async (trx, request) => {
        const changes = changesIn(request.body)
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
