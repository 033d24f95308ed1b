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

export const explain = (error) => (error instanceof Failure ? error.message : (error?.stack ?? String(error)))
