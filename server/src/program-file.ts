import { isBundled, serverFile } from "#folders.ts"

/** A program for a process or thread of its own, by the path of its source below `server/src`, without extension. */
export const programFile = (path: string) => serverFile(isBundled ? `dist/${path}.js` : `src/${path}.ts`)
