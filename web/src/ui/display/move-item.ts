export function moveItem<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...all.slice(from, from + 1))
}
