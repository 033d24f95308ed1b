import { rounds } from "./compare.ts"
import { runParts } from "./run-parts.ts"
import { documents } from "./speed/document-speed.ts"
import { filters } from "./speed/filter-speed.ts"
import { memory } from "./speed/idle-memory.ts"
import { imports } from "./speed/import-speed.ts"
import { lists } from "./speed/list-speed.ts"
import { login } from "./speed/login-speed.ts"
import { pages } from "./speed/page-speed.ts"
import { search } from "./speed/search-speed.ts"
import { statusLists } from "./speed/status-list-speed.ts"
import { verification } from "./speed/verification-speed.ts"
import { writes } from "./speed/write-speed.ts"

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
