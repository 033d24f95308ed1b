/** A form's or a record's values by their paths: the English title is at `en.title`. */
export const valuesByPath = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isGroup(value) ? Object.entries(value).map(([inner, text]) => [`${name}.${inner}`, text]) : [[name, value]],
    ),
  )

/** The values again as they are sent. */
export function valuesFromPaths(values: Record<string, unknown>): Record<string, unknown> {
  const groups: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(values)) {
    const [name = "", inner] = path.split(".")
    groups[name] = inner === undefined ? value : { ...(groups[name] as object), [inner]: value }
  }
  return groups
}

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value)
