import { moduleOf } from "./import-graph.mjs"
import { bans, contractEntries, layers } from "./import-rules.mjs"

const levels = new Map(
  Object.entries(layers).flatMap(([workspace, list]) =>
    list.flatMap((names, level) => names.map((name) => [name === workspace ? name : `${workspace}/${name}`, level])),
  ),
)

/** One line for each import that breaks a rule, each cycle, and each module without a layer. */
export function importProblems(graph) {
  const violations = [...graph].flatMap(([from, imports]) => [...imports].flatMap((to) => brokenRule(from, to)))
  const cycles = cyclesIn(graph)
  const modules = new Set([...graph.keys()].map(moduleOf))
  const withoutLayer = [...modules].filter((module) => !levels.has(module))
  const stale = [...levels.keys()].filter((module) => !modules.has(module))
  return [
    ...violations.map(({ edge, why }) => `${edge}: ${why}`),
    ...cycles.map((files) => `an import cycle: ${files.join(", ")}`),
    ...withoutLayer.map((module) => `${module} has no layer in scripts/imports/import-rules.mjs`),
    ...stale.map((module) => `${module} has a layer in scripts/imports/import-rules.mjs, but no file`),
  ]
}

function brokenRule(from, to) {
  const edge = `${from} → ${to}`
  const ban = bans.find(({ isBanned }) => isBanned(from, to))
  if (ban) return [{ edge, why: ban.why }]
  const [workspace, other] = [from, to].map((file) => file.split("/")[0])
  if (!(other in layers) || contractEntries.includes(to)) return []
  if (workspace !== other)
    return [{ edge, why: `${workspace} never imports ${other}; of the contract only its entries` }]
  const [source, target] = [moduleOf(from), moduleOf(to)]
  if (source === target || !levels.has(target)) return []
  if (levels.get(target) < levels.get(source)) return []
  return [{ edge, why: `${source} is in a layer below ${target}, or in the same layer` }]
}

/** Groups of files that import each other, directly or indirectly (Tarjan's strongly connected components). */
function cyclesIn(graph) {
  const [numbers, lowest, stack, cycles] = [new Map(), new Map(), [], []]
  function visit(file) {
    numbers.set(file, numbers.size)
    lowest.set(file, numbers.get(file))
    stack.push(file)
    for (const to of graph.get(file) ?? []) {
      if (!numbers.has(to)) visit(to)
      if (stack.includes(to)) lowest.set(file, Math.min(lowest.get(file), lowest.get(to)))
    }
    if (lowest.get(file) !== numbers.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1) cycles.push(group)
  }
  for (const file of graph.keys()) if (!numbers.has(file)) visit(file)
  return cycles
}
