import type { Call } from "contract"

type Words = readonly [operationId: string, summary: string, description?: string]

const pages =
  "A page past the end is empty: `data` is `[]`, and `from` and `to` in `meta` are 0. A bad `page` is a 400."
const flips =
  "Carries no body: each call turns the value into its opposite. Send `If-Match` with the ETag of the record that you looked at: when somebody else was quicker, the answer is 412 and nothing changes."
const link = "`token` stands in the link of the mail, behind the `#`. A link works once."
const throttled =
  "After 10 failures in 15 minutes of one account from one address, 30 of one account, or 100 from one address, it answers 429 with Retry-After. A browser that has signed in to the account before has 10 of its own."
const throttledPassword = "After 10 wrong current passwords in 15 minutes it answers 429 with Retry-After."
const csv = "A CSV file in UTF-8, with a byte order mark, and a first line that names the columns."

/** What a client calls each call, and what people read of it. */
export const words = {
  "GET /health/live": ["isLive", "Whether the process answers", "Never limited."],
  "GET /health/ready": [
    "isReady",
    "Whether requests may be sent here",
    "503 while starting, closing, or cut off from the database.",
  ],
  "GET /openapi.json": ["getOpenApi", "This document"],

  "POST /auth/register": [
    "register",
    "Make an account and sign in",
    "The account is a student's, whatever else is sent. The 10,000 commonest passwords, the site's own words, the person's name and email, and their usual disguises are refused. Also sets the session's cookie and sends a mail to verify the address.",
  ],
  "POST /auth/login": [
    "login",
    "Sign in",
    `Also sets the session's cookie. An unknown email and a wrong password answer alike. ${throttled}`,
  ],
  "POST /auth/logout": [
    "logout",
    "Sign out",
    "Ends the session whose token is sent. It succeeds even if that has ended already, or none is sent.",
  ],
  "POST /auth/forgot-password": [
    "forgotPassword",
    "Ask for a mail with a link to choose a new password",
    "Answers the same for known and unknown emails. Asking more than 10 times in 15 minutes answers 429 with Retry-After.",
  ],
  "POST /auth/set-password": [
    "setPassword",
    "Choose a new password by the link in a mail",
    `${link} It ends every session of the account.`,
  ],
  "POST /auth/verify-email": ["verifyEmail", "Show by the link in a mail that the address is one's own", link],
  "POST /auth/send-verification": [
    "sendVerification",
    "Ask for another mail to verify one's address",
    "Carries no body. 409 when it is verified already; more than 10 times in 15 minutes answers 429 with Retry-After.",
  ],
  "GET /auth/get-user": ["getOwnUser", "One's own account"],
  "PATCH /auth/update-user": [
    "updateOwnUser",
    "Change one's own profile",
    "Fields that are not sent stay as they are; at least one is sent.",
  ],
  "PATCH /auth/change-password": [
    "changePassword",
    "Change one's own password",
    `The session that asks stays; all others end. It is one of the two calls that are answered while \`mustChangePassword\` is set. ${throttledPassword}`,
  ],
  "GET /auth/get-sessions": ["getSessions", "The devices that are signed in to one's account"],
  "DELETE /auth/end-session/:id": ["endSession", "Sign one of one's own devices out"],
  "DELETE /auth/end-other-sessions": ["endOtherSessions", "Sign all of one's devices out but this one"],
  "GET /auth/get-users": ["getUsers", "Accounts, newest first, in pages", pages],
  "GET /auth/export-users": ["exportUsers", "All accounts as a file", csv],
  "DELETE /auth/delete-user/:id": [
    "deleteUser",
    "Delete an account and its review",
    "Not one's own, and never the last admin: 409.",
  ],
  "PATCH /auth/change-role": [
    "changeRole",
    "Change somebody's role",
    "`suspended` ends their sessions at once. The last admin stays one: 409.",
  ],
  "PATCH /auth/reset-password/:id": [
    "resetPassword",
    "Reset somebody's password",
    "Without a password in the body the server makes one; the answer shows it once. It ends their sessions, and they must choose another before anything else.",
  ],

  "GET /overview/get-overview": [
    "getOverview",
    "What needs attention, and how many came in each of the last twelve weeks",
    "A week is seven whole days in Dhaka; the last one ends today.",
  ],
  "DELETE /demo/remove-demo": [
    "removeDemo",
    "Delete the sample content of the first start",
    "Sample records that somebody has changed stay and are named in `kept`, unless `edited=1` is sent.",
  ],
  "POST /mails/retry-failed": [
    "retryFailedMails",
    "Send the mails again that were given up",
    "Carries no body. Mails whose links have expired stay given up, and are counted as `expired`.",
  ],
  "DELETE /mails/delete-failed": ["deleteFailedMails", "Forget the mails that were given up"],

  "GET /courses/get-courses": ["getCourses", "All courses, by `index`, then newest first"],
  "GET /courses/get-home-courses": ["getHomeCourses", "The courses on the home page"],
  "GET /courses/get-course/:id": ["getCourse", "A course"],
  "GET /courses/get-course-by-route/:route": ["getCourseByRoute", "A course by the name in its address"],
  "GET /courses/export-courses": ["exportCourses", "All courses as a file", csv],
  "POST /courses/register": [
    "createCourse",
    "Make a course",
    "It starts open for registration, not on the home page, and last in order.",
  ],
  "PATCH /courses/update-course/:id": [
    "updateCourse",
    "Change a course",
    "Fields that are not sent stay as they are; at least one is sent.",
  ],
  "PATCH /courses/move-course/:id": [
    "moveCourse",
    "Give a course another place in the list of all courses",
    "Others move aside: of those whose `index` changes, `updatedAt` does too. A place past the end means the end.",
  ],
  "DELETE /courses/delete-course/:id": ["deleteCourse", "Delete a course"],
  "PATCH /courses/change-home-visibility/:id": [
    "toggleCourseOnHome",
    "Show a course on the home page, or no longer",
    flips,
  ],
  "PATCH /courses/change-visibility/:id": ["toggleCourseOpen", "Open a course for registration, or close it", flips],

  "GET /reviews/get-reviews": ["getReviews", "All reviews, newest first, without their authors' emails"],
  "GET /reviews/get-home-reviews": ["getHomeReviews", "The reviews on the home page, the newest 50"],
  "GET /reviews/get-review": ["getOwnReview", "One's own review"],
  "POST /reviews/register": [
    "createReview",
    "Review the training",
    "Name, photo and email are those of the account. One review an account: 409. Without a rating it gives 5 stars.",
  ],
  "PATCH /reviews/update-review/:id": [
    "updateReview",
    "Change a review",
    "Its author and admins may. Fields that are not sent stay as they are; at least one is sent.",
  ],
  "GET /reviews/get-review/:id": ["getReview", "A review with its author's email"],
  "GET /reviews/get-all-reviews": ["getAllReviews", "Reviews with their authors' emails, in pages", pages],
  "DELETE /reviews/delete-review/:id": ["deleteReview", "Delete a review"],
  "PATCH /reviews/change-home-visibility/:id": [
    "toggleReviewOnHome",
    "Show a review on the home page, or no longer",
    flips,
  ],

  "GET /certificates/verify/:certificationNo": [
    "verifyCertificate",
    "Whether a certificate is genuine",
    "Numbers are compared without regard to case and surrounding space. A withdrawn certificate answers 200 with the status `inactive`.",
  ],
  "GET /certificates/get-certificate/:id": ["getCertificate", "A certificate with the candidate's email"],
  "GET /certificates/get-certificates": ["getCertificates", "Certificates, newest first, in pages", pages],
  "GET /certificates/export-certificates": ["exportCertificates", "All certificates as a file", csv],
  "POST /certificates/import-certificates": ["importCertificates", "Issue certificates from a file"],
  "GET /certificates/get-imports": ["getImports", "The last twenty imports, newest first"],
  "DELETE /certificates/undo-import/:id": [
    "undoImport",
    "Delete all certificates that an import made",
    "Those that are still there, whatever became of them since. 404 when none is.",
  ],
  "POST /certificates/register": ["createCertificate", "Issue a certificate"],
  "PATCH /certificates/update-certificate/:id": ["toggleCertificate", "Withdraw a certificate, or give it back", flips],
  "DELETE /certificates/delete-certificate/:id": ["deleteCertificate", "Delete a certificate"],

  "GET /achievements/get-achievements": ["getAchievements", "All achievements, newest first"],
  "POST /achievements/register": ["createAchievement", "Make an achievement"],
  "DELETE /achievements/delete-achievement/:id": ["deleteAchievement", "Delete an achievement"],

  "GET /galleries/get-galleries": ["getGalleries", "All pictures of the gallery, newest first"],
  "POST /galleries/register": ["createGallery", "Add a picture to the gallery"],
  "DELETE /galleries/delete-gallery/:id": ["deleteGallery", "Delete a picture of the gallery"],

  "GET /teams/get-teams": ["getTeams", "All team members, by `serial`"],
  "GET /teams/get-team/:id": ["getTeam", "A team member"],
  "POST /teams/register": ["createTeam", "Add a team member, last in order"],
  "PATCH /teams/update-team/:id": [
    "updateTeam",
    "Change a team member",
    "Fields that are not sent stay as they are; at least one is sent.",
  ],
  "DELETE /teams/delete-team/:id": ["deleteTeam", "Delete a team member"],

  "GET /toKnows/get-toKnows": ["getToKnows", "All playlists to learn from, newest first"],
  "POST /toKnows/register": ["createToKnow", "Add a playlist"],
  "DELETE /toKnows/delete-toKnow/:id": ["deleteToKnow", "Delete a playlist"],

  "GET /images/:name": [
    "getImage",
    "A picture that was uploaded",
    "What a name stands for never changes: it may be kept for ever.",
  ],
  "POST /images": [
    "uploadImage",
    "Upload a picture",
    "JPEG or PNG, at most 5 MB and 40 megapixels. What is kept is drawn anew from it, without what the file says besides: WebP, at most 1,600 pixels wide and high. 60 pictures in 10 minutes from one address, then 429; and 20 in 24 hours by one student (others 500, both can be set). Students whose email is not verified store one in all, then 403. 503 while the disk is nearly full.",
  ],

  "GET /audit/get-entries": ["getAuditEntries", "Who did what, newest first, in pages", pages],
  "GET /audit/export-entries": ["exportAuditEntries", "The whole audit log as a file", csv],
  "GET /audit/get-chain": [
    "getAuditChain",
    "Whether the audit log is as it was written",
    "Every entry is verified; an answer of the last minute is given again.",
  ],
  "POST /audit/restore/:id": [
    "restoreDeleted",
    "Restore what an audit entry says was deleted",
    "The record comes back with its `_id`, its fields and `createdAt`. A user comes back without sessions and without a password: they choose one by 'Forgot password', or an admin resets it. Of an undone import those certificates come back whose numbers are still free.",
  ],
} as const satisfies Record<Call, Words>
