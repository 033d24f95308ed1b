import { type AuditChain, messageOf } from "contract"
import type { Verdict } from "#audit/verify-chain.ts"
import type { Job, JobContext } from "#db/jobs/jobs.ts"
import type { Database } from "#db/open.ts"
import { childProcess } from "#isolation/child-workers.ts"
import { firstChecksAfterMs } from "#isolation/run-periodically.ts"
import type { Log } from "#log.ts"
import { programFile } from "#program-file.ts"

const verifyTimeoutMs = 10 * 60 * 1000
const verdictCacheMs = 60 * 1000

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

  const verifying = childProcess<Verdict>({
    program: programFile("audit/verify-process"),
    // The environment may configure the connection to PostgreSQL (NODE_EXTRA_CA_CERTS, PGSSLMODE).
    env: "inherited",
    timeoutMs: verifyTimeoutMs,
  })

  async function check(): Promise<AuditChain> {
    const { fault, ...found } = await verifying.run(location)
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

  /** `latest` is the cached verdict, without verifying again. */
  return { verified, latest: () => verdict, stop: verifying.stop }
}

/** In every process, each of which shows its own verdict. */
export const verifyAuditLog: Job<JobContext & { auditChain: Pick<VerificationRunner, "verified"> }> = {
  name: "verify-audit-log",
  inEachProcess: true,
  every: 24 * 60 * 60 * 1000,
  firstAfterMs: firstChecksAfterMs,
  run: ({ auditChain }) => auditChain.verified(),
}
