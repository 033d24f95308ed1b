import type { IncomingMessage, ServerResponse } from "node:http"
import { type Call, SignedIn } from "contract"
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySerializerCompiler,
  RawServerDefault,
} from "fastify"
import { ResponseSerializationError, type ZodTypeProvider } from "fastify-type-provider-zod"
import * as z from "zod/mini"
import type { Database } from "#db/open.ts"
import { etagOf } from "#db/records/records.ts"
import type { Trx } from "#schema.ts"

/** A Fastify instance whose handlers are typed by the contract's schemas. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

declare module "fastify" {
  interface FastifyContextConfig {
    call?: Call
  }
}

type Output<C extends Call, Part extends keyof Call> = C extends { [part in Part]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : unknown

type RequestOf<C extends Call> = FastifyRequest & { [Part in "params" | "query" | "body"]: Output<C, Part> }

type Envelope = "success" | "message"
type Rest<Response> = keyof Response extends Envelope ? unknown : Omit<Response, Envelope>

/** The response without `success` and `message`; a handler returns a message only to replace the declared one. */
type Result<C extends Call> = C extends { response: infer S extends z.ZodMiniType }
  ? (Rest<z.input<S>> & { message?: string }) | Rest<z.input<S>>
  : unknown

export function handle<C extends Call>(
  app: App,
  call: C,
  handler: (request: RequestOf<C>, reply: FastifyReply) => Promise<Result<C> | FastifyReply>,
) {
  const { method, path, params, query, body, bodyType, responseType, response, status = 200, message } = call
  const addsEtag = hasEtag(call)
  const isEnvelope = response instanceof z.ZodMiniObject && "success" in response.shape
  app.route({
    method,
    url: path,
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(bodyType && { consumes: [bodyType] }),
      ...(bodyType === "text/csv" ? { body: z.any() } : body && { body }),
      ...(responseType === "text/csv" && { response: { 200: csv } }),
      ...(responseType && responseType !== "text/csv" && { produces: [responseType].flat() }),
      ...(response && { response: { [status]: response } }),
    },
    // The body of an upload is described in OpenAPI, but not validated: the handler reads the stream.
    ...(isUpload(call) && { validatorCompiler: () => (value: unknown) => ({ value }) }),
    bodyLimit: maxBodyBytes(call),
    config: { call },
    handler: async (request, reply) => {
      const result = await handler(request as unknown as RequestOf<C>, reply)
      // A reply that a handler returns is undefined here: `await` has waited until it was sent, or the client had gone.
      if (!isEnvelope || reply.sent || (reply.raw.destroyed && result === undefined)) return result
      const { data } = (result ?? {}) as { data?: { updatedAt: string } | null }
      if (addsEtag && data) reply.header("etag", etagOf(data))
      return reply.code(status).send({ success: true, message, ...(result as object) })
    },
  })
}

/** The schema of the record that a call returns, or of each record in its list. */
export function recordSchema({ response }: Call): z.ZodMiniObject | undefined {
  const { data } = response instanceof z.ZodMiniObject ? response.shape : {}
  const record = data instanceof z.ZodMiniArray ? data.def.element : data
  const present = record instanceof z.ZodMiniNullable ? record.def.innerType : record
  return present instanceof z.ZodMiniObject ? present : undefined
}

/** Registers the route of a call that runs in one transaction; committing it invalidates every cached response with the call's topics. */
export function handleChange<C extends Call>(
  app: App,
  { write }: Pick<Database, "write">,
  call: C,
  work: (trx: Trx, request: RequestOf<C>, reply: FastifyReply) => Promise<Result<C>>,
) {
  handle(app, call, (request, reply) => write(call.topics, (trx) => work(trx, request, reply)))
}

/** Calls that return one record send its ETag, for `If-Match`. A sign-in also returns a user, but not for editing. */
export function hasEtag(call: Call): boolean {
  const isList = call.response instanceof z.ZodMiniObject && call.response.shape.data instanceof z.ZodMiniArray
  return !isList && call.response !== SignedIn && "updatedAt" in (recordSchema(call)?.shape ?? {})
}

/** Uploaded images cost much more to decode than to send, so they have stricter limits. */
export const isUpload = (call: Call | undefined) => call?.bodyType === "multipart/form-data"

/** Enough for every form with short texts, even if each letter is sent as `\\uXXXX`, and for all of `/auth`, which is open to anyone. */
export const defaultBodyBytes = 16 * 1024

export const maxBodyBytes = ({ maxBodyBytes = defaultBodyBytes }: Call) => maxBodyBytes

const csv = { content: { "text/csv": { schema: z.string() } } }

/** The result of a call that returns a whole list, without pagination. */
export const listOf = <T>(data: T[]) => ({ data, count: data.length })

/**
 * Sends only the fields that the contract declares of a response. The schema is compiled at the route's first response:
 * a compiled one takes a third of the time, but many routes are never called.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodMiniType> = ({ schema, method, url }) => {
  let compiled: z.ZodMiniType | undefined
  return (response) => {
    compiled ??= z.compile(schema)
    const { data, error } = z.safeParse(compiled, response)
    if (error) throw new ResponseSerializationError(method, url, { cause: error })
    return JSON.stringify(data)
  }
}
