/** One line of what an entry says beyond its action: a field's change, something named, or any other line. */
export type Detail = { field?: string; before?: string; after: string }

// Texts stand in quotes, so that none can look like another field's line; see the server's db/records.ts.
const value = String.raw`("(?:[^"\\]|\\.)*"|-?[\d.]+|null)`
const change = new RegExp(`^(\\w+): ${value} → ${value}$`)
const named = /^(\w+): (.+)$/

export function detailsOf(details: string): Detail[] {
  return details.split("\n").filter(Boolean).map(detailOf)
}

function detailOf(line: string): Detail {
  const [, field, before, after] = change.exec(line) ?? []
  if (field && before && after) return { field, before: textOf(before), after: textOf(after) }
  const [, name, rest] = named.exec(line) ?? []
  return name && rest ? { field: name, after: rest } : { after: line }
}

function textOf(written: string): string {
  if (!written.startsWith('"')) return written
  try {
    return String(JSON.parse(written))
  } catch {
    return written
  }
}
