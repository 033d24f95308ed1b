import { decodeProblem, described, type Failure, type FieldError, failures, type PlainCode } from "contract"
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"
import { DatabaseDamaged } from "#db/health.ts"
import { isDatabaseUnavailable } from "#db/postgres-unavailable.ts"
import { faultOf } from "#db/storage-fault.ts"
import { failureOf, RequestFailure } from "#errors.ts"
import { logUnavailable } from "#http/unavailable-log.ts"
import { Unavailable } from "#isolation/unavailable.ts"

/** What Fastify itself refuses, in our words. */
const refused: Record<string, PlainCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "tooLarge",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "wrongType",
  FST_ERR_CTP_INVALID_JSON_BODY: "badJson",
  FST_ERR_CTP_EMPTY_JSON_BODY: "badJson",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "badJson",
  FST_ERR_BAD_URL: "badAddress",
  FST_ERR_MAX_PARAM_LENGTH: "addressNotFound",
}

/** What PostgreSQL and SQLite say of a unique key, and of a new row whose owner was deleted at that very moment. */
const violations: Record<string, PlainCode> = {
  23505: "alreadyThere",
  1555: "alreadyThere",
  2067: "alreadyThere",
  23503: "changedMeanwhile",
  787: "changedMeanwhile",
}

/** The one place where a failure of any kind becomes the one envelope. */
export function answerFailure(error: FastifyError | RequestFailure, request: FastifyRequest, reply: FastifyReply) {
  return reply.send(reportFailure(error, request, reply))
}

/** Sets the status and logs the cause; answers the envelope. */
export function reportFailure(error: FastifyError | RequestFailure, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfter } = answerTo(error)
  // Nobody waits for what was given up because its request was closed.
  const isGivenUp = error.name === "AbortError" && request.signal.aborted
  const isLogged = error instanceof DatabaseDamaged
  if (status === failures.broken && !isGivenUp && !isLogged) request.log.error({ err: error }, "a request failed")
  if (status === failures.busy) logUnavailable(request.log, error)
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter))
  reply.code(status)
  return body
}

function answerTo(error: FastifyError | RequestFailure): { status: number; body: Failure; retryAfter?: number } {
  if (error instanceof RequestFailure) {
    const { statusCode, problem, errors, retryAfter } = error
    return { status: statusCode, body: failureOf(problem, errors), ...(retryAfter && { retryAfter }) }
  }
  if (error instanceof Unavailable) {
    return { status: failures.busy, body: plain(error.reason), retryAfter: error.retryAfterSeconds }
  }
  const fault = faultOf(error)
  if (fault && fault !== "databaseDamaged") return { status: failures.busy, body: plain(fault), retryAfter: 30 }
  if (error.validation) return { status: failures.badInput, body: invalid(error) }
  const violation = violations[error.code] ?? violations[(error as { errcode?: number }).errcode ?? ""]
  if (violation) return { status: failures.conflict, body: plain(violation) }
  if (isDatabaseUnavailable(error)) return { status: failures.busy, body: plain("busy"), retryAfter: 2 }
  const key = refused[error.code]
  if (key === "addressNotFound") return { status: failures.notFound, body: plain(key) }
  if (key) return { status: error.statusCode ?? failures.badInput, body: plain(key) }
  const status = error.statusCode ?? failures.broken
  if (status === failures.tooMany) return { status, body: plain("tooMany") }
  if (status === failures.busy) return { status, body: plain("busy"), retryAfter: 2 }
  if (status >= 400 && status < 500) return { status, body: plain("badInput") }
  return { status: failures.broken, body: plain("broken") }
}

const plain = (code: PlainCode) => failureOf({ code })

const required: string[] = ["allFieldsRequired", "starredRequired", "typeAllRequired"] satisfies PlainCode[]

/** A form with something missing says so before it says what is wrong with the rest. */
function invalid(error: FastifyError): Failure {
  const issues = (error.validation ?? []).map(({ instancePath, message = "" }) => ({
    field: instancePath.slice(1).replaceAll("/", "."),
    problem: decodeProblem(message) ?? ({ code: "badInput" } as const),
  }))
  const first = issues.find(({ problem }) => required.includes(problem.code)) ?? issues[0]
  const errors: FieldError[] = issues
    .filter(({ field }) => field !== "")
    .map(({ field, problem }) => ({ field, ...described(problem) }))
  return failureOf(first?.problem ?? { code: "badInput" }, errors.length > 0 ? errors : undefined)
}
