/** A filter of a list, as data. `name` is the parameter in the URL and in the call. */
export type ListFilter = { name: string; label: string } & (
  | { kind: "choice"; choices: readonly (readonly [value: string, label: string])[] }
  /** `suggestions` are all earlier values, if the browser has them; otherwise the hook fetches those that match. */
  | { kind: "text"; suggestions?: readonly string[]; useSuggestions?: UseSuggestions }
  /** Days from … to …, in the parameters `from` and `to`. */
  | { kind: "period" }
)

/** Earlier values that begin with the typed text; the label is shown beside the value. */
export type UseSuggestions = (typed: string) => readonly { value: string; label?: string }[]

export const paramsOf = ({ kind, name }: ListFilter): readonly string[] => (kind === "period" ? ["from", "to"] : [name])

export type FilterValues = Readonly<Record<string, string>>

export const isActive = (filter: ListFilter, values: FilterValues) => paramsOf(filter).some((name) => values[name])

/** Values that remove the filter. */
export const withoutFilter = (filter: ListFilter): FilterValues =>
  Object.fromEntries(paramsOf(filter).map((name) => [name, ""]))

const dayMs = 24 * 60 * 60 * 1000
const offsetMs = 6 * 60 * 60 * 1000

/** The day in Bangladesh (UTC+6 all year), as `YYYY-MM-DD`. */
export const dayBefore = (days: number, now = Date.now()) =>
  new Date(now + offsetMs - days * dayMs).toISOString().slice(0, 10)
