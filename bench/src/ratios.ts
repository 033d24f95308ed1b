import { rounds } from "./compare.ts"
import { documents } from "./document-speed.ts"
import { filters } from "./filter-speed.ts"
import { memory } from "./idle-memory.ts"
import { imports } from "./import-speed.ts"
import { lists } from "./list-speed.ts"
import { login } from "./login-speed.ts"
import { pages } from "./page-speed.ts"
import { runParts } from "./run-parts.ts"
import { search } from "./search-speed.ts"
import { statusLists } from "./status-list-speed.ts"
import { verification } from "./verification-speed.ts"
import { writes } from "./write-speed.ts"

const parts = {
  memory,
  verification,
  pages,
  lists,
  search,
  filters,
  import: imports,
  documents,
  "status-lists": statusLists,
  login,
  writes,
}
const limitSeconds = 1200

const headline = `Each ratio of speeds is the median of ${rounds} rounds in which both sides are measured alternately.`
await runParts(parts, limitSeconds, headline)
