import { readFileSync } from "node:fs"
import { join } from "node:path"
import { importDiagram } from "./imports/import-diagram.mjs"
import { importGraph, moduleGraph } from "./imports/import-graph.mjs"
import { importProblems } from "./imports/import-problems.mjs"
import { root } from "./repository.mjs"

/** Checks the import rules (`import-rules.mjs`) and the diagram in ARCHITECTURE.md; --graph and --mermaid print instead. */
const [option] = process.argv.slice(2)
const graph = importGraph(root)
if (option === "--mermaid") console.log(importDiagram(graph))
else if (option === "--graph") {
  for (const [from, edges] of [...moduleGraph(graph)].sort()) {
    for (const [to, imports] of [...edges].sort()) console.log(`${from} → ${to} ${imports.length}`)
  }
} else {
  // Rules first: an import cycle has no diagram.
  const problems = importProblems(graph)
  if (problems.length === 0 && !readFileSync(join(root, "ARCHITECTURE.md"), "utf8").includes(importDiagram(graph)))
    problems.push("ARCHITECTURE.md: its import diagram differs from the output of `node scripts/imports.mjs --mermaid`")
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
