import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path/posix"

const WORKSPACES = ["contract", "server", "web"]
// Types are imports too: `import type`, `typeof import()`, `export … from`, and what a bundler splits off by `import()`.
const IMPORT = /^\s*(?:import|export)\s[^"';]*?from\s*"([^"]+)"|^\s*import\s*"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/gm

/** Each source file of the product with what it imports: files as paths from the root, packages by name. Tests may import all. */
export function importGraph(root) {
  const graph = new Map()
  for (const workspace of WORKSPACES) {
    for (const name of globSync(`${workspace}/src/**/*.{ts,tsx}`, { cwd: root })) {
      const file = name.replaceAll("\\", "/")
      if (!/\.test\.tsx?$|\/test\//.test(file)) graph.set(file, importsOf(root, file, workspace))
    }
  }
  return graph
}

function importsOf(root, file, workspace) {
  const text = readFileSync(join(root, file), "utf8")
  const named = Array.from(text.matchAll(IMPORT), ([, from, alone, called]) => from ?? alone ?? called)
  return new Set(named.map((name) => resolve(root, file, workspace, name)).filter(Boolean))
}

function resolve(root, file, workspace, name) {
  if (name.startsWith("./") || (name.startsWith("../") && workspace === "contract")) return join(dirname(file), name)
  if (name.startsWith("#")) return `${workspace}/src/${name.slice(1)}`
  const [first, ...rest] = name.split("/")
  if (!WORKSPACES.includes(first)) return name
  return rest.length > 0 ? name : existsSync(join(root, first, "src/index.ts")) && `${first}/src/index.ts`
}

/** Each resource declares its table in its own folder, for the database to use. */
const tables = /^server\/src\/resources\/(?:tables|define-table|[^/]+\/table)\.ts$/

/** The folder below src that a file lies in; a file that lies in src itself is a module of its own. */
export function moduleOf(file) {
  if (tables.test(file)) return "server/tables"
  const [workspace, , part] = file.split("/")
  return workspace === "contract" ? workspace : `${workspace}/${part}`
}

/** From each module to each other one, with the imports between them. */
export function moduleGraph(graph) {
  const modules = new Map()
  for (const [file, imports] of graph) {
    for (const to of imports) {
      const [from, target] = [moduleOf(file), moduleOf(to)]
      if (from === target || !graph.has(to)) continue
      const edges = modules.get(from) ?? modules.set(from, new Map()).get(from)
      edges.set(target, [...(edges.get(target) ?? []), `${file} → ${to}`])
    }
  }
  return modules
}
