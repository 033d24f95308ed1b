import { accounts } from "./accounts.mjs"
import { audit } from "./audit.mjs"
import { backup } from "./backup.mjs"
import { bin } from "./bin.mjs"
import { certificates } from "./certificates.mjs"
import { credentials } from "./credentials.mjs"
import { db } from "./db.mjs"
import { http } from "./http.mjs"
import { metrics } from "./metrics.mjs"
import { pages } from "./pages.mjs"
import { security } from "./security.mjs"
import { site } from "./site.mjs"
import { subscriptions } from "./subscriptions.mjs"

/**
 * Small changes, each of which breaks a guarantee of the code. `find` occurs once in `file`. `tests` are the tests that should
 * fail, as starts of paths. `reason` says why a mutant may survive.
 */
export const mutants = Object.entries({
  http,
  accounts,
  db,
  audit,
  backup,
  bin,
  certificates,
  credentials,
  metrics,
  pages,
  security,
  site,
  subscriptions,
}).flatMap(([area, list]) => list.map((mutant) => ({ area, ...mutant })))
