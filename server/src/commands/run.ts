import { resolve } from "node:path"
import { CannotStart } from "#cannot-start.ts"

/** Runs a command. Of a user's mistake only the message is printed. */
export function run(command: () => Promise<void>, exitCode = 1) {
  command().catch((error) => {
    const isUserError = error instanceof CannotStart || error.code?.startsWith("ERR_PARSE_ARGS")
    console.error(isUserError ? error.message : error)
    process.exitCode = exitCode
  })
}

/** npm changes to the project's folder, and says from which one it was called. */
// biome-ignore lint/style/noProcessEnv: no setting of the server
export const fromCallersFolder = (path: string) => resolve(process.env.INIT_CWD ?? "", path)
