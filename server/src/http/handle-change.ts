import type { Call } from "contract"
import type { FastifyReply } from "fastify"
import type { Database } from "#db/open.ts"
import type { App } from "#http/app-type.ts"
import { handle, type RequestOf, type Result } from "#http/handle.ts"
import type { Trx } from "#schema.ts"

/** Registers the route of a call whose work is one transaction, after which what shows the call's topics is dropped. */
export function handleChange<C extends Call>(
  app: App,
  { write }: Pick<Database, "write">,
  call: C,
  work: (trx: Trx, request: RequestOf<C>, reply: FastifyReply) => Promise<Result<C>>,
) {
  handle(app, call, (request, reply) => write(call.topics, (trx) => work(trx, request, reply)))
}
