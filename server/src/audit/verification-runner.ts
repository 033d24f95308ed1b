import { type AuditChain, messageOf } from "contract"
import type { Verdict } from "#audit/verify-chain.ts"
import type { Database } from "#db/open.ts"
import { isolatedProgram } from "#isolation/child-process.ts"
import type { Log } from "#log.ts"
import { programFile } from "#program-file.ts"
import { firstChecksAfterMs, runPeriodically } from "#run-periodically.ts"

const verifyTimeoutMs = 10 * 60 * 1000
const verdictCacheMs = 60 * 1000
const verifyIntervalMs = 24 * 60 * 60 * 1000

declare module "fastify" {
  interface FastifyInstance {
    auditChain: VerificationRunner
  }
}

export type VerificationRunner = ReturnType<typeof verificationRunner>

/** Verifies the log in a child process. Concurrent callers share one run, and its verdict is cached for a minute. */
export function verificationRunner({ location }: Database, log: Log) {
  let checking: Promise<AuditChain> | undefined
  let verdict: AuditChain | undefined
  let watchedSince: string | undefined
  let daily: ReturnType<typeof runPeriodically> | undefined
  const stopping = new AbortController()

  const verify = isolatedProgram<Verdict>({
    name: "The process that verifies the log",
    program: programFile("audit/verify-process"),
    // The environment may configure the connection to PostgreSQL (NODE_EXTRA_CA_CERTS, PGSSLMODE).
    env: "inherited",
    signal: stopping.signal,
    maxConcurrent: 1,
    maxQueued: 0,
    timeoutMs: verifyTimeoutMs,
    failureThreshold: 3,
    openMs: 30_000,
  })

  async function check(): Promise<AuditChain> {
    const { fault, ...found } = await verify(location)
    const checkedAt = new Date().toISOString()
    verdict = { ...found, ...fault, fault: fault ? messageOf(fault) : "", checkedAt }
    if (fault) log.error({ fault: verdict.fault }, "the audit log is damaged")
    return verdict
  }

  async function verified(): Promise<AuditChain> {
    if (verdict && Date.now() - Date.parse(verdict.checkedAt) < verdictCacheMs) return verdict
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }

  return {
    verified,
    /** The cached verdict, without verifying again. */
    latest: () => ({ verdict, watchedSince }),
    checkDaily() {
      watchedSince = new Date().toISOString()
      const warn = (err: Error) => log.warn({ err }, "the audit log could not be verified; this will be retried")
      daily = runPeriodically(verifyIntervalMs, verified, warn, { firstAfterMs: firstChecksAfterMs })
    },
    stop() {
      void daily?.stop()
      stopping.abort()
    },
  }
}
