import { expect, test } from "vitest"
import * as z from "zod/mini"
import { type Call, calls, type Own, own, type Role } from "../index.ts"

/** The access rules at a glance. A call that is not listed is for admins only, except cached reads without personal data. */
const open: Record<"anyone" | "signedIn" | "editor" | "registrar" | "office", string[]> = {
  anyone: [
    ...["isLive", "isReady", "getOpenApi"],
    ...["subscribeToCourse", "unsubscribe"],
    ...["register", "login", "logout", "forgotPassword", "setPassword", "verifyEmail", "rejectAccount", "acceptRole"],
    ...["sendBrowserLink", "openBrowser"],
    ...["beginPasskeyLogin", "loginWithPasskey"],
    ...["getCourses", "getHomeCourses", "getCourse", "getCourseByRoute"],
    ...["getReviews", "getHomeReviews", "getReviewPage", "getCourseReviews"],
    ...["verifyCertificate", "verifyCertificates", "getCertificateDocument"],
    "getCredential",
    ...["getAchievements", "getGalleries", "getTeams", "getTeam", "getToKnows", "getImage"],
    "searchSite",
  ],
  signedIn: [
    ...["getOwnUser", "updateOwnUser", "changePassword", "downloadOwnData", "deleteOwnAccount", "sendVerification"],
    ...["getSessions", "endOtherSessions"],
    ...["confirmIdentity", "getSecondFactor", "beginTotp", "confirmTotp", "turnOffTotp", "newRecoveryCodes"],
    ...["confirmWithPasskey", "getPasskeys", "beginPasskey", "addPasskey"],
    ...["getOwnCertificates", "getOwnReview", "createReview", "uploadImage"],
  ],
  editor: [
    ...[
      "getAllCourseCards",
      "getAllCourses",
      "createCourse",
      "updateCourse",
      "moveCourse",
      "deleteCourse",
      "deleteCourses",
      "exportCourses",
      "exportQuestions",
      "exportReviews",
      "getInstructors",
    ],
    "getSubscriberCount",
    "getSubscriberCounts",
    ...["getOutdatedTexts", "keepTranslation"],
    ...["getDeletions", "getDeletedRecords", "restoreDeletion"],
    ...["toggleCourseOnHome", "toggleCourseOpen", "publishCourse", "changeCoursesOnHome", "changeCoursesOpen"],
    ...["getSiteSections", "getAnnouncement", "updateAnnouncement", "resetAnnouncement"],
    ...["getSiteContact", "updateSiteContact", "resetSiteContact", "getSiteVersions", "restoreSiteVersion"],
    ...["getSiteLegal", "updateSiteLegal", "resetSiteLegal"],
    ...["Hero", "Numbers", "Partners", "Accreditations", "Institutions", "Trainings", "PaymentWays"].flatMap((list) => [
      `updateSite${list}`,
      `resetSite${list}`,
    ]),
    ...["createQuestion", "updateQuestion", "moveQuestion", "deleteQuestion"],
    ...["createGallery", "updateGallery", "moveGallery", "deleteGallery"],
    ...["createAchievement", "updateAchievement", "moveAchievement", "deleteAchievement"],
    ...["createTeam", "updateTeam", "moveTeam", "deleteTeam"],
    ...["createToKnow", "updateToKnow", "moveToKnow", "deleteToKnow"],
    ...["getAllReviews", "getReview", "toggleReviewOnHome", "changeReviewsOnHome"],
    ...["changeReviewStatus", "changeReviewStatuses", "replyToReview", "deleteReply"],
  ],
  registrar: [
    ...["getCertificates", "getCertificate", "getCertificateSuggestions", "createCertificate"],
    ...["toggleCertificate", "changeCertificateStatuses", "exportCertificates"],
    ...["importCertificates", "getImports", "undoImport"],
    ...[
      "correctCertificate",
      "getCertificateDocuments",
      "getCertificateVersions",
      "withdrawCertificate",
      "reinstateCertificate",
    ],
    ...["getNewNumbers", "getLatestNumbers", "getBatchCandidates"],
    ...["getCertificateMails", "sendCertificateMail"],
    ...["getCorrectionRequests", "closeCorrectionRequest", "declineCorrectionRequest"],
    ...["getUsers", "getUser", "updateUser"],
  ],
  office: ["getHistory", "getOverview", "getNotifications", "markNotificationsSeen"],
}

/** Those about a row of one person, which is not there for others. */
const ownCalls: Record<string, Own> = {
  endSession: own("session"),
  deletePasskey: own("passkey"),
  ...Object.fromEntries(
    ["requestCorrection", "showInSearch", "hideFromSearch"].map((name) => [name, own("certificate")]),
  ),
  updateReview: own("review", { or: ["admin"] }),
  withdrawReview: own("review"),
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

const rolesOf: Record<keyof typeof open, Role[] | "anyone"> = {
  anyone: "anyone",
  signedIn: ["admin", "editor", "registrar", "instructor", "student"],
  editor: ["admin", "editor"],
  registrar: ["admin", "registrar"],
  office: ["admin", "editor", "registrar"],
}
const groups = Object.keys(open) as (keyof typeof open)[]

test.for(Object.entries<Call>(calls))("%s is open to exactly the intended roles", ([name, call]) => {
  const group = isPublicRead(call) ? "anyone" : groups.find((group) => open[group].includes(name))
  expect(call.access).toEqual(ownCalls[name] ?? (group ? rolesOf[group] : ["admin"]))
})

test("every call that is listed as open exists", () => {
  expect(
    Object.values(open)
      .flat()
      .filter((name) => !Object.hasOwn(calls, name)),
  ).toEqual([])
})
