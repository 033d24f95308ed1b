import { writeFileSync } from "node:fs"
import { resolve } from "node:path"

/** A failure that the user can fix: printed as one line, without a stack trace. */
export class Failure extends Error {}

/** Runs a script's main function; its result is the exit code. */
export async function command(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

/** Writes the file that the caller of `npm run` has named. */
export function writeForCaller(file, text) {
  // npm changes to the project's folder, and says from which one it was called.
  const path = resolve(process.env.INIT_CWD ?? ".", file)
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw new Failure(`The file ${path} cannot be written: ${error.message}`)
  }
  console.log(`Wrote ${path}`)
}

export const explain = (error) => (error instanceof Failure ? error.message : (error?.stack ?? String(error)))
