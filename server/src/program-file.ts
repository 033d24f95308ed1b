import { isBundled, serverFile } from "#folders.ts"

/** A program for a separate process or thread, by the path of its source below `server/src`, without extension. */
export const programFile = (path: string) => serverFile(isBundled ? `dist/${path}.js` : `src/${path}.ts`)
