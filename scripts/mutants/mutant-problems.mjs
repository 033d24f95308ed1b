import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSync } from "rolldown/utils"
import { root } from "../repository.mjs"
import { mutants } from "./index.mjs"

/** Mutants that cannot be applied or tested, because the code or the tests were changed since. */
export function mutantProblems() {
  const files = ["contract", "server"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path.replaceAll("\\", "/")}`),
  )
  const testFiles = files.filter((path) => path.endsWith(".test.ts"))
  return mutants.flatMap((mutant) => {
    const unknown = mutant.tests.filter((name) => !testFiles.some((path) => path.startsWith(name)))
    return [
      ...codeProblems(mutant),
      ...unknown.map((name) => `A mutant of ${mutant.file} names tests that do not exist: ${name}`),
    ]
  })
}

/** Code that cannot be parsed fails every test, so it would count as killed. */
function codeProblems({ file, find, replace }) {
  const code = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : ""
  const parts = code.split(find)
  if (parts.length !== 2) return [`${file} must contain this once, so that a mutant can change it: ${find}`]
  const { errors } = parseSync(file, parts.join(replace))
  return errors.map(({ message }) => `A mutant of ${file} is not valid code (${message}): ${replace}`)
}
