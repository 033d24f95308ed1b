import type { FastifyBaseLogger } from "fastify"
import { pino } from "pino"

export type Log = FastifyBaseLogger

/** JSON lines on standard output. What signs somebody in never reaches a log. */
export function createLog(level: string): Log {
  return pino({
    level,
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
