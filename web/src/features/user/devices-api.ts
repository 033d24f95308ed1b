import { endOtherSessions, endSession, getSessions } from "contract"
import { injectCalls } from "#api/calls.ts"

export const { useGetSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = injectCalls({
  getSessions,
  endSession,
  endOtherSessions,
})
