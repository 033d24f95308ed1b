import { expect, test } from "vitest"
import * as z from "zod/mini"
import { type Call, calls } from "./index.ts"

const everyRole = ["admin", "instructor", "student"]

/** The access rules at a glance. A call that is not listed is for admins only, except cached reads without personal data. */
const open = {
  anyone: [
    ...["isLive", "isReady", "getOpenApi"],
    ...["register", "login", "logout", "forgotPassword", "setPassword", "verifyEmail"],
    ...["getCourses", "getHomeCourses", "getCourse", "getCourseByRoute"],
    ...["getReviews", "getHomeReviews", "verifyCertificate"],
    ...["getAchievements", "getGalleries", "getTeams", "getTeam", "getToKnows", "getImage"],
  ],
  signedIn: [
    ...["getOwnUser", "updateOwnUser", "changePassword", "sendVerification"],
    ...["getSessions", "endSession", "endOtherSessions"],
    ...["getOwnReview", "createReview", "updateReview", "uploadImage"],
  ],
}

const personal = /email|phone|password|token|address/i

/** The names of all fields of a response, at any depth. */
function fieldsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => [name, ...fieldsOf(field)])
  if (schema instanceof z.ZodMiniArray) return fieldsOf(schema.def.element)
  return schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional
    ? fieldsOf(schema.def.innerType)
    : []
}

const isPublicRead = ({ method, isCached, response }: Call) =>
  method === "GET" && isCached === true && !fieldsOf(response).some((name) => personal.test(name))

test.for(Object.entries<Call>(calls))("%s is open to exactly the intended roles", ([name, call]) => {
  if (open.anyone.includes(name) || isPublicRead(call)) expect(call.access).toBe("anyone")
  else expect(call.access).toEqual(open.signedIn.includes(name) ? everyRole : ["admin"])
})

test("every call that is listed as open exists", () => {
  expect([...open.anyone, ...open.signedIn].filter((name) => !Object.hasOwn(calls, name))).toEqual([])
})
