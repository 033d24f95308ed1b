import type { ById, Call, RecordKind } from "contract"
import type * as z from "zod/mini"
import { createRecord, deleteRecord, newestRecords } from "#db/records.ts"
import { requesterOf } from "#http/guard.ts"
import { handle, handleChange, listOf } from "#http/handle.ts"
import type { RecordResource, Resource } from "#resources/resource.ts"
import type { Tables } from "#schema.ts"

type Declared<Kind extends RecordKind, Input> = Pick<Resource, "examples"> & {
  kind: Kind
  calls: { list: Call; create: Call & { body: z.ZodMiniType<Input> }; delete: Call & { params: typeof ById } }
  newRow: (input: Input) => Tables[Kind]
  demo?: () => Promise<{ inputs: readonly Input[] }>
}

/** A resource whose records are only listed newest first, created and deleted. */
export function simpleResource<Kind extends RecordKind, Input>(declared: Declared<Kind, Input>): RecordResource<Kind> {
  const { kind, calls, newRow, demo, examples } = declared
  return {
    kind,
    calls,
    examples,
    demo:
      demo &&
      (async () => {
        const { inputs } = await demo()
        return { inputs, rows: () => inputs.map(newRow) }
      }),
    routes: (app, { database }) => {
      handle(app, calls.list, async () => listOf(await newestRecords(database.read, kind)))

      handleChange(app, database, calls.create, async (trx, request) => ({
        data: await createRecord(trx, kind, newRow(request.body), requesterOf(request)),
      }))

      handleChange(app, database, calls.delete, async (trx, request) => {
        await deleteRecord(trx, kind, request.params.id, requesterOf(request))
      })
    },
  }
}
