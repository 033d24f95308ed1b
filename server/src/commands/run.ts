import { resolve } from "node:path"
import { getSystemErrorMessage } from "node:util"
import { CannotStart } from "#cannot-start.ts"
import { faultOf } from "#db/health/storage-fault.ts"
import { isDatabaseUnavailable } from "#db/postgres/postgres-unavailable.ts"
import { reasonOf } from "#isolation/reason-of.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import { readSettings } from "#settings.ts"

/** Runs a command. Of a mistake of the caller, of a file, a disk or a database that cannot be used only one line is printed. */
export function run(command: () => Promise<void>, exitCode = 1) {
  command().catch((error) => {
    console.error(errorLine(error) ?? error)
    process.exitCode = exitCode
  })
}

/** Undefined for a defect of the program, of which everything is printed. */
function errorLine(error: NodeJS.ErrnoException): string | undefined {
  const { code, errno, path, syscall, message } = error
  if (error instanceof CannotStart || code?.startsWith("ERR_PARSE_ARGS")) return message
  if (errno !== undefined && path) return `${path} cannot be used: ${getSystemErrorMessage(errno)}`
  const isSystemError = errno !== undefined && syscall !== undefined
  const cause = error.cause instanceof Error ? error.cause : error
  const isOfDatabase = faultOf(error) || faultOf(cause) || isDatabaseUnavailable(error)
  // The storage of images, or another service, which the message names.
  if (error instanceof Unavailable && !isOfDatabase) return reasonOf(error)
  if (!isSystemError && !isOfDatabase) return
  return `DATA_DIR ${dataDir()}or the database cannot be used: ${reasonOf(error)}`
}

/** Settings that cannot be read have a message of their own, which must not replace the one above. */
function dataDir(): string {
  try {
    return `${readSettings().dataDir} `
  } catch {
    return ""
  }
}

/** npm changes to the project's folder, and says from which one it was called. */
// biome-ignore lint/style/noProcessEnv: no setting of the server
export const fromCallersFolder = (path: string) => resolve(process.env.INIT_CWD ?? "", path)
