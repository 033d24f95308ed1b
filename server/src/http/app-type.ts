import type { IncomingMessage, ServerResponse } from "node:http"
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify"
import type { ZodTypeProvider } from "fastify-type-provider-zod"

/** A Fastify instance whose handlers are typed by the contract's schemas. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>
