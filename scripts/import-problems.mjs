import { moduleOf } from "./import-graph.mjs"
import { bans, layers } from "./import-rules.mjs"

const levels = new Map(
  Object.entries(layers).flatMap(([workspace, list]) =>
    list.flatMap((names, level) => names.map((name) => [name === workspace ? name : `${workspace}/${name}`, level])),
  ),
)

/** One line for each import that breaks a rule, each cycle, and each module without a layer. */
export function importProblems(graph) {
  const broken = [...graph].flatMap(([from, imports]) => [...imports].flatMap((to) => brokenRule(from, to)))
  const cycles = cyclesIn(graph)
  const modules = new Set([...graph.keys()].map(moduleOf))
  const unplaced = [...modules].filter((module) => !levels.has(module))
  const gone = [...levels.keys()].filter((module) => !modules.has(module))
  return [
    ...broken.map(({ edge, why }) => `${edge}: ${why}`),
    ...cycles.map((files) => `a cycle of imports: ${files.join(", ")}`),
    ...unplaced.map((module) => `${module} has no layer in scripts/import-rules.mjs`),
    ...gone.map((module) => `${module} has a layer in scripts/import-rules.mjs, but no file`),
  ]
}

function brokenRule(from, to) {
  const edge = `${from} → ${to}`
  const ban = bans.find(({ isBanned }) => isBanned(from, to))
  if (ban) return [{ edge, why: ban.why }]
  const [workspace, other] = [from, to].map((file) => file.split("/")[0])
  if (!(other in layers) || to === "contract/src/index.ts") return []
  if (workspace !== other)
    return [{ edge, why: `${workspace} never imports ${other}, or of the contract its index alone` }]
  const [source, target] = [moduleOf(from), moduleOf(to)]
  if (source === target || !levels.has(target)) return []
  if (levels.get(target) < levels.get(source)) return []
  return [{ edge, why: `${source} lies below ${target}, or beside it` }]
}

/** Groups of files that import each other, directly or by way of others (Tarjan's algorithm). */
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
