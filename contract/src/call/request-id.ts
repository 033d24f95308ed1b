import * as z from "zod/mini"
import { issue } from "./problem.ts"

/** An idempotency key: chosen by the caller, and random. A request that is sent again with the same id returns its first result. */
export const requestId = z.optional(
  z.string(issue("badInput")).check(
    z.refine<string>((id) => id.length <= 36, { error: issue("badInput"), abort: true }),
    z.regex(/^[0-9a-f-]{32,36}$/, issue("badInput")),
  ),
)

export const requestIdDescription =
  "With a random `requestId`, for example a UUID, a request can be sent again if its response was lost: for a day it returns the first result and does nothing else."
