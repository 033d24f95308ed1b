import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path/posix"

const workspaces = ["contract", "server", "web"]
// Types count too: `import type`, `typeof import()`, `export … from`, and dynamic `import()`.
const importPattern =
  /^\s*(?:import|export)\s[^"';]*?from\s*"([^"]+)"|^\s*import\s*"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/gm

/** Each source file with its imports: files as paths from the root, packages by name. Tests are exempt: they may import anything. */
export function importGraph(root) {
  const graph = new Map()
  for (const workspace of workspaces) {
    for (const name of globSync(`${workspace}/src/**/*.{ts,tsx}`, { cwd: root })) {
      const file = name.replaceAll("\\", "/")
      if (!/\.test\.tsx?$|\/test\//.test(file)) graph.set(file, importsOf(root, file, workspace))
    }
  }
  return graph
}

function importsOf(root, file, workspace) {
  const text = readFileSync(join(root, file), "utf8")
  const named = Array.from(text.matchAll(importPattern), ([, from, alone, called]) => from ?? alone ?? called)
  return new Set(named.map((name) => resolve(root, file, workspace, name)).filter(Boolean))
}

function resolve(root, file, workspace, name) {
  if (name.startsWith("./") || (name.startsWith("../") && workspace === "contract")) return join(dirname(file), name)
  if (name.startsWith("#")) return `${workspace}/src/${name.slice(1)}`
  const [first, ...rest] = name.split("/")
  if (!workspaces.includes(first)) return name
  const entry = `${first}/src/${rest.join("/") || "index"}.ts`
  return existsSync(join(root, entry)) ? entry : name
}

/** Each resource declares its table in its own folder; these files are in a layer below the database, which uses them. */
const tables =
  /^server\/src\/resources\/(?:tables|define-table|ordered-table|person-ties|demo\/demo-image|[^/]+\/(?:table|samples))\.ts$/

/** The folder below src that contains a file; a file directly in src is a module of its own. */
export function moduleOf(file) {
  if (tables.test(file)) return "server/tables"
  const [workspace, , part] = file.split("/")
  return workspace === "contract" ? workspace : `${workspace}/${part}`
}

/** The imports between each pair of modules. */
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
