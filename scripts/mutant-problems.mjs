import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { mutants } from "./mutants/index.mjs"
import { root } from "./repository.mjs"

/** Mutants that cannot be applied or tested, because the code or the tests were changed since. */
export function mutantProblems() {
  const files = ["contract", "server"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path.replaceAll("\\", "/")}`),
  )
  const testFiles = files.filter((path) => path.endsWith(".test.ts"))
  return mutants.flatMap(({ file, find, tests }) => {
    const code = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : ""
    const unknown = tests.filter((name) => !testFiles.some((path) => path.startsWith(name)))
    return [
      ...(code.split(find).length === 2
        ? []
        : [`${file} must contain this once, so that a mutant can change it: ${find}`]),
      ...unknown.map((name) => `A mutant of ${file} names tests that do not exist: ${name}`),
    ]
  })
}
