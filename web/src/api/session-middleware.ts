import { isRejectedWithValue, type Middleware, type UnknownAction } from "@reduxjs/toolkit"
import { forgetDrafts } from "#api/drafts.ts"
import { sessionEnded } from "#session/session-state.ts"
import { authIn } from "#store.ts"

/**
 * The one place where the server's "you are not signed in" is met: what the browser kept is dropped. After a "you may
 * not" it is asked for again who one is: the role may have changed.
 */
export const endSession =
  (lookAgain: () => UnknownAction): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const auth = authIn(store.getState())
    const result = next(action)
    if (isRejectedWithValue(action)) {
      const { payload, meta } = action as {
        payload: { status?: unknown }
        meta: { baseQueryMeta?: { token?: unknown } }
      }
      // An answer that comes late may speak of a session from before.
      if (payload.status === 403 && auth.user) store.dispatch(lookAgain())
      if (payload.status === 401 && auth.token && meta.baseQueryMeta?.token === auth.token)
        store.dispatch(sessionEnded())
    }
    return result
  }

/** What one person was shown is not kept for the next. */
export const forgetOthers =
  (forget: () => UnknownAction): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const before = authIn(store.getState())
    const result = next(action)
    const after = authIn(store.getState())
    if (before.status !== "unknown" && before.token !== after.token) {
      store.dispatch(forget())
      // Whose session has ended comes back, and finds what they were writing; nobody else does.
      if (!after.wasEnded) forgetDrafts(after.user?._id)
    }
    return result
  }
