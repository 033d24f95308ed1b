import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { root } from "./repository.mjs"

const generatedFolders = ["node_modules", "dist", ".cache"]

/** One hash over the names and contents of files and folders; modification times mean nothing after a fresh clone. */
export function fingerprint(paths, ...more) {
  const hash = createHash("sha1").update(JSON.stringify(more))
  for (const path of paths) add(hash, path)
  return hash.digest("hex")
}

function add(hash, path) {
  const entry = statSync(join(root, path), { throwIfNoEntry: false })
  if (entry?.isDirectory()) {
    const names = readdirSync(join(root, path)).filter((name) => !generatedFolders.includes(name))
    for (const name of names.sort()) add(hash, `${path}/${name}`)
  } else if (entry?.isFile()) {
    hash.update(`${path}\0${entry.size}\0`).update(readFileSync(join(root, path)))
  }
}

export function readStamp(path) {
  try {
    return readFileSync(join(root, path), "utf8")
  } catch {
    return undefined
  }
}
