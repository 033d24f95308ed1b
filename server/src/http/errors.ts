import { decodeProblem, describeProblem, type Failure, type FieldError, failures, type PlainCode } from "contract"
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from "fastify"
import { DatabaseDamaged } from "#db/health/health.ts"
import { faultOf } from "#db/health/storage-fault.ts"
import { isDatabaseUnavailable } from "#db/postgres/postgres-unavailable.ts"
import { failureOf, RequestFailure } from "#errors.ts"
import { Unavailable } from "#isolation/unavailable.ts"

/** Our error code for each error of Fastify itself. */
const fastifyErrors: Record<string, PlainCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "tooLarge",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "wrongType",
  FST_ERR_CTP_INVALID_JSON_BODY: "badJson",
  FST_ERR_CTP_EMPTY_JSON_BODY: "badJson",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "badJson",
  FST_ERR_BAD_URL: "badAddress",
  FST_ERR_MAX_PARAM_LENGTH: "addressNotFound",
}

/** Error codes of PostgreSQL and SQLite for a violated unique key, and for a foreign key whose row was deleted concurrently. */
const violations: Record<string, PlainCode> = {
  23505: "alreadyThere",
  1555: "alreadyThere",
  2067: "alreadyThere",
  23503: "editConflict",
  787: "editConflict",
}

/** The only error handler: maps a failure of any kind to the failure envelope. */
export function sendFailure(error: FastifyError | RequestFailure, request: FastifyRequest, reply: FastifyReply) {
  // A download that fails before its first byte has the headers of its file.
  reply.removeHeader("content-disposition").type("application/json; charset=utf-8")
  return reply.send(reportFailure(error, request, reply))
}

/** Sets the status, logs the cause and returns the failure envelope. */
export function reportFailure(error: FastifyError | RequestFailure, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfterSeconds } = failureResponse(error)
  // Work aborted because the client disconnected is not a fault.
  const isCancelled = error.name === "AbortError" && request.signal.aborted
  const isLogged = error instanceof DatabaseDamaged
  if (status === failures.broken && !isCancelled && !isLogged) request.log.error({ err: error }, "a request failed")
  if (status === failures.busy) logUnavailable(request.log, error)
  if (retryAfterSeconds !== undefined) reply.header("retry-after", String(retryAfterSeconds))
  reply.code(status)
  return body
}

function failureResponse(error: FastifyError | RequestFailure): {
  status: number
  body: Failure
  retryAfterSeconds?: number
} {
  if (error instanceof RequestFailure) {
    const { statusCode, problem, errors, retryAfterSeconds, holder } = error
    return {
      status: statusCode,
      body: failureOf(problem, errors, holder),
      ...(retryAfterSeconds && { retryAfterSeconds }),
    }
  }
  if (error instanceof Unavailable) {
    return { status: failures.busy, body: plainFailure(error.reason), retryAfterSeconds: error.retryAfterSeconds }
  }
  const fault = faultOf(error)
  if (fault && fault !== "databaseDamaged")
    return { status: failures.busy, body: plainFailure(fault), retryAfterSeconds: 30 }
  if (error.validation) return { status: failures.badInput, body: validationFailure(error) }
  const violation = violations[error.code] ?? violations[(error as { errcode?: number }).errcode ?? ""]
  if (violation) return { status: failures.conflict, body: plainFailure(violation) }
  if (isDatabaseUnavailable(error)) return { status: failures.busy, body: plainFailure("busy"), retryAfterSeconds: 2 }
  const key = fastifyErrors[error.code]
  if (key === "addressNotFound") return { status: failures.notFound, body: plainFailure(key) }
  if (key) return { status: error.statusCode ?? failures.badInput, body: plainFailure(key) }
  const status = error.statusCode ?? failures.broken
  if (status === failures.tooMany) return { status, body: plainFailure("tooMany") }
  if (status === failures.busy) return { status, body: plainFailure("busy"), retryAfterSeconds: 2 }
  if (status >= 400 && status < 500) return { status, body: plainFailure("badInput") }
  return { status: failures.broken, body: plainFailure("broken") }
}

const plainFailure = (code: PlainCode) => failureOf({ code })

const missingFieldCodes: string[] = ["allFieldsRequired", "starredRequired", "typeAllRequired"] satisfies PlainCode[]

/** Missing fields take precedence: the message names them before any other fault of the form. */
function validationFailure(error: FastifyError): Failure {
  const issues = (error.validation ?? []).map(({ instancePath, message = "" }) => ({
    field: instancePath.slice(1).replaceAll("/", "."),
    problem: decodeProblem(message) ?? ({ code: "badInput" } as const),
  }))
  const first = issues.find(({ problem }) => missingFieldCodes.includes(problem.code)) ?? issues[0]
  const errors: FieldError[] = issues
    .filter(({ field }) => field !== "")
    .map(({ field, problem }) => ({ field, ...describeProblem(problem) }))
  return failureOf(first?.problem ?? { code: "badInput" }, errors.length > 0 ? errors : undefined)
}

const logIntervalMs = 10_000
const maxCauses = 50

/** Logs the first 503 of each cause in full, then a count of those in the next ten seconds: one line each could fill the disk. */
export function makeUnavailableLog() {
  /** How many requests failed with 503 for each cause since its last log line. */
  const unlogged = new Map<string, number>()

  function summarize(log: FastifyBaseLogger, cause: string) {
    const count = unlogged.get(cause) ?? 0
    unlogged.delete(cause)
    if (count > 0) log.warn({ cause, count }, "more requests failed with 503 for the same cause")
  }

  return (log: FastifyBaseLogger, error: Error) => {
    const ownCause = `${error.name}: ${error.message}`.slice(0, 120)
    const cause = unlogged.has(ownCause) || unlogged.size < maxCauses ? ownCause : "other causes"
    const count = unlogged.get(cause)
    if (count !== undefined) {
      unlogged.set(cause, count + 1)
      return
    }
    log.warn({ err: error }, "a request failed with 503")
    unlogged.set(cause, 0)
    setTimeout(summarize, logIntervalMs, log, cause).unref()
  }
}

const logUnavailable = makeUnavailableLog()
