import { accessSync, constants, statSync } from "node:fs"
import { delimiter, join } from "node:path"

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

export const foldersOfPath = () => (process.env.PATH ?? "").split(delimiter).filter(Boolean)

/** The first match in the order of PATH, as in a shell. */
export function findInPath(...names) {
  return foldersOfPath()
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable)
}
