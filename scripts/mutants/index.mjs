import { access } from "./access.mjs"
import { certificates } from "./certificates.mjs"
import { data } from "./data.mjs"
import { money } from "./money.mjs"
import { signIn } from "./sign-in.mjs"

/**
 * Small changes, each of which breaks a guarantee of the code whose loss costs most. `find` occurs once in `file`; a short one
 * survives changes around it. `tests` are the tests that should fail, as starts of paths.
 */
export const mutants = Object.entries({ access, "sign-in": signIn, certificates, data, money }).flatMap(
  ([area, list]) => list.map((mutant) => ({ area, ...mutant })),
)
