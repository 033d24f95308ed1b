import { onSessionChange } from "#session/session.ts"

/** The query with which each list was last shown in this tab, by its path. */
const queries = new Map<string, string>()

// They contain what was searched for, which the next user must not see.
onSessionChange((session, previous) => session.token !== previous.token && queries.clear())

/** Without its open dialog. */
export function rememberList(path: string, search: string) {
  const query = new URLSearchParams(search)
  for (const dialog of ["new", "edit"]) query.delete(dialog)
  queries.set(path, query.size > 0 ? `?${query}` : "")
}

/** The URL of a list as it was last shown: leaving a record's page leads back to the same rows. */
export const lastListUrl = (path: string) => path + (queries.get(path) ?? "")
