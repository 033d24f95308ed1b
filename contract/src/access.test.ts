import { expect, test } from "vitest"
import { type Call, calls } from "./index.ts"

const everyRole = ["admin", "instructor", "student"]

/** Who may make which call, to be read at a glance: whatever is neither named here nor cached is for admins alone. */
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

test.for(Object.entries<Call>(calls))(
  "%s is open to whom it is meant for, and to nobody else",
  ([name, { access, isCached }]) => {
    // What is cached is the same for everybody, so it is nobody's secret.
    if (open.anyone.includes(name) || isCached) expect(access).toBe("anyone")
    else expect(access).toEqual(open.signedIn.includes(name) ? everyRole : ["admin"])
  },
)

test("a call that is named as open is there", () => {
  expect([...open.anyone, ...open.signedIn].filter((name) => !Object.hasOwn(calls, name))).toEqual([])
})
