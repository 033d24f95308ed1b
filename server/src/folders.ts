import { fileURLToPath } from "node:url"

// Only this module asks for its own place: bundled, others are in another folder than their source. It is in a file directly in
// dist, because several programs share it.
export const isBundled = import.meta.url.endsWith(".js")
const serverFolder = new URL("../", import.meta.url)

/** A file below `server/`. */
export const serverFile = (path: string) => new URL(path, serverFolder)

export const webFolder = fileURLToPath(serverFile("../web/"))

/** The page that shows the description of the API, as `npm start` built it. */
export const builtDocsFolder = `${webFolder}dist/docs/`
