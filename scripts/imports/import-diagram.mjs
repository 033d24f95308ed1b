import { moduleGraph } from "./import-graph.mjs"

const isFolder = (module) => !/\.tsx?$/.test(module)

/**
 * The imports between folders as a Mermaid flowchart. An import that other arrows imply is left out (transitive
 * reduction): some thirty arrows are readable, the three hundred imports are not.
 */
export function importDiagram(graph) {
  const folders = [...moduleGraph(graph)].filter(([module]) => isFolder(module)).sort()
  const imports = new Map(folders.map(([module, edges]) => [module, [...edges.keys()].filter(isFolder).sort()]))

  function reaches(from, to) {
    return (imports.get(from) ?? []).some((next) => next === to || reaches(next, to))
  }

  const arrows = Array.from(imports, ([module, targets]) => {
    const isImplied = (target) => targets.some((other) => other !== target && reaches(other, target))
    return `  ${module} --> ${targets.filter((target) => !isImplied(target)).join(" & ")}`
  })
  return ["flowchart TD", ...arrows].join("\n")
}
