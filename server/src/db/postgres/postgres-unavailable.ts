const network = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE)$/
/** Starting, shutting down, too many connections, read-only, timed out: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const server = /^(08...|57P0[1235]|57014|53300|25006|55P03)$/
/** Messages of `pg` and its pool that come without a code. */
const messages = [
  "Connection terminated",
  "Query read timeout",
  "timeout expired",
  "timeout exceeded when trying to connect",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Cannot use a pool after calling end on the pool",
]

type CodedError = Error & { code?: string }

/** The connection is lost or unusable: later statements on it would fail too. */
export function isConnectionLost({ code = "", message }: CodedError): boolean {
  const hasEnded = network.test(code) || /^(08...|57P0[12])$/.test(code)
  return hasEnded || messages.some((start) => message.startsWith(start))
}

/** PostgreSQL cannot be reached, is starting or shutting down, or does not accept writes. */
export const isDatabaseUnavailable = (error: CodedError): boolean =>
  isConnectionLost(error) || server.test(error.code ?? "")
