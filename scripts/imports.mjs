import { importGraph, moduleGraph } from "./import-graph.mjs"
import { importProblems } from "./import-problems.mjs"
import { root } from "./repository.mjs"

/** The import rules (`import-rules.mjs`) as one of the checks; with --graph or --mermaid the imports between modules instead. */
const [option] = process.argv.slice(2)
const graph = importGraph(root)
if (option === undefined) {
  const problems = importProblems(graph)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
} else {
  const lines = [...moduleGraph(graph)]
    .sort()
    .flatMap(([from, edges]) => [...edges].sort().map(([to, imports]) => [from, to, imports.length]))
  if (option === "--mermaid") console.log("flowchart TD")
  for (const [from, to, count] of lines) {
    console.log(option === "--mermaid" ? `  ${from} -->|${count}| ${to}` : `${from} → ${to} ${count}`)
  }
}
