import { fileURLToPath } from "node:url"

// Only this module asks for its own place: bundled, others are in another folder than their source. It is in a file directly in
// dist, because several programs share it.
const isBundled = import.meta.url.endsWith(".js")
const serverFolder = new URL("../", import.meta.url)

/** A file below `server/`. */
export const serverFile = (path: string) => new URL(path, serverFolder)

/** A program for a process or thread of its own, by the path of its source below `server/src`, without extension. */
export const programFile = (path: string) => serverFile(isBundled ? `dist/${path}.js` : `src/${path}.ts`)

export const webFolder = fileURLToPath(serverFile("../web/"))
