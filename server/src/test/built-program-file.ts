import { serverFile } from "#folders.ts"

/**
 * The program as it is built. Tests load this instead of `program-file.ts` (vitest.config.ts), so what an app in the process of a
 * test starts is what a real server starts.
 */
export const programFile = (path: string) => serverFile(`dist/${path}.js`)
