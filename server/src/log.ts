import type { FastifyBaseLogger, FastifyRequest } from "fastify"
import { pino } from "pino"

export type Log = FastifyBaseLogger

const maxPathLength = 200

/** Logs the route instead of the URL, because queries and parameters (certificate numbers) are personal data. For a page, its path. */
export function loggedRequest({ method, url, ip, routeOptions }: FastifyRequest) {
  const pattern = routeOptions?.url
  const path = pattern?.includes(":") ? pattern : url.split("?", 1)[0]?.slice(0, maxPathLength)
  return { method, path, remoteAddress: ip }
}

/** JSON lines on standard output. Credentials are redacted. */
export function createLog(level: string): Log {
  return pino({
    level,
    serializers: { req: loggedRequest },
    redact: {
      paths: [
        "req.headers.authorization",
        "req.headers.cookie",
        'res.headers["set-cookie"]',
        "*.password",
        "*.passwordHash",
        "*.token",
        "password",
        "token",
      ],
      censor: "[redacted]",
    },
  })
}
