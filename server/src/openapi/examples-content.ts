import type { Call } from "contract"
import { done, found, listed } from "#http/success.ts"
import { achievement, certificate, course, gallery, review, teamMember, toKnow } from "#openapi/examples.ts"
import { type Examples, file, paged } from "#openapi/examples-shape.ts"

const { _id, index, isHomeShow, isShow, updatedAt, ...courseForm } = course
const { _id: _member, serial, updatedAt: _memberAt, ...teamForm } = teamMember
const { email, ...publicReview } = review
const { candidateName, candidateEmail, certificationName, batchNo, certificationNo, status } = certificate
const certificateForm = { candidateName, candidateEmail, certificationName, batchNo, certificationNo }
const { image, title, description } = achievement
const { playlist_thumbnail, playlist_link } = toKnow

const noCourse = { notFound: "courseNotFound" } as const
const noReview = { notFound: "reviewNotFound" } as const
const noCertificate = { notFound: "certificateNotFound" } as const
const noTeam = { notFound: "teamNotFound" } as const

/** The calls that are about what the site shows. */
export const examplesOfContent = {
  "GET /courses/get-courses": { answer: listed("Courses found", [course]) },
  "GET /courses/get-home-courses": { answer: listed("Courses found", [course]) },
  "GET /courses/get-course/:id": { answer: found("Course found", course), fails: noCourse },
  "GET /courses/get-course-by-route/:route": { answer: found("Course found", course), fails: noCourse },
  "GET /courses/export-courses": { answer: file(course) },
  "POST /courses/register": {
    body: courseForm,
    answer: found("Course created successfully", { ...course, isHomeShow: false }),
    fails: { conflict: "courseTaken" },
  },
  "PATCH /courses/update-course/:id": {
    body: { title: course.title, price: "১৫০০০", discount: 20 },
    answer: found("Course updated successfully", course),
    fails: { ...noCourse, conflict: "courseTaken" },
  },
  "PATCH /courses/move-course/:id": {
    body: { place: 1 },
    answer: found("Course moved successfully", { ...course, index: 1 }),
    fails: noCourse,
  },
  "DELETE /courses/delete-course/:id": { answer: done("Course deleted successfully"), fails: noCourse },
  "PATCH /courses/change-home-visibility/:id": {
    answer: found("Visibility changed successfully", course),
    fails: noCourse,
  },
  "PATCH /courses/change-visibility/:id": {
    answer: found("Registration status changed successfully", course),
    fails: noCourse,
  },

  "GET /reviews/get-reviews": { answer: listed("Reviews found", [publicReview]) },
  "GET /reviews/get-home-reviews": { answer: listed("Reviews found", [publicReview]) },
  "GET /reviews/get-review": { answer: found("Review found", review), fails: noReview },
  "POST /reviews/register": {
    body: { rating: review.rating, comment: review.comment },
    answer: found("Review submitted successfully", { ...review, isHomeShow: false }),
    fails: { conflict: "reviewTaken" },
  },
  "PATCH /reviews/update-review/:id": {
    body: { rating: review.rating },
    answer: found("Review updated successfully", review),
    fails: noReview,
  },
  "GET /reviews/get-review/:id": { answer: found("Review found", review), fails: noReview },
  "GET /reviews/get-all-reviews": { answer: paged("Reviews found", review) },
  "DELETE /reviews/delete-review/:id": { answer: done("Review deleted successfully"), fails: noReview },
  "PATCH /reviews/change-home-visibility/:id": {
    answer: found("Visibility changed successfully", review),
    fails: noReview,
  },

  "GET /certificates/verify/:certificationNo": {
    answer: found("Certificate found", {
      _id: certificate._id,
      candidateName,
      certificationName,
      batchNo,
      certificationNo,
      status,
    }),
    fails: { notFound: "invalidCredential" },
  },
  "GET /certificates/get-certificate/:id": { answer: found("Certificate found", certificate), fails: noCertificate },
  "GET /certificates/get-certificates": { answer: paged("Certificates found", certificate) },
  "GET /certificates/export-certificates": { answer: file({ ...certificateForm, status }) },
  "POST /certificates/import-certificates": {
    body: file({ ...certificateForm, status }),
    answer: found("Certificates imported successfully", {
      importId: "019a8f3e-6c1d-7b52-9e04-c1d2e3f40516",
      rows: 1,
      created: 1,
      unchanged: 0,
      dryRun: false,
    }),
    fails: { badInput: "csvInvalid", conflict: "changedMeanwhile", wrongType: "csvType" },
  },
  "POST /certificates/register": {
    body: certificateForm,
    answer: found("Certificate created successfully", certificate),
    fails: { conflict: "certificateTaken" },
  },
  "PATCH /certificates/update-certificate/:id": {
    answer: found("Status changed successfully", { ...certificate, status: "inactive" }),
    fails: noCertificate,
  },
  "DELETE /certificates/delete-certificate/:id": {
    answer: done("Certificate deleted successfully"),
    fails: noCertificate,
  },

  "GET /achievements/get-achievements": { answer: listed("Achievements found", [achievement]) },
  "POST /achievements/register": {
    body: { image, title, description },
    answer: found("Achievement created successfully", achievement),
  },
  "DELETE /achievements/delete-achievement/:id": {
    answer: done("Achievement deleted successfully"),
    fails: { notFound: "achievementNotFound" },
  },

  "GET /galleries/get-galleries": { answer: listed("Galleries found", [gallery]) },
  "POST /galleries/register": {
    body: { image: gallery.image, title: gallery.title },
    answer: found("Gallery created successfully", gallery),
  },
  "DELETE /galleries/delete-gallery/:id": {
    answer: done("Gallery deleted successfully"),
    fails: { notFound: "galleryNotFound" },
  },

  "GET /teams/get-teams": { answer: listed("Team members found", [teamMember]) },
  "GET /teams/get-team/:id": { answer: found("Team member found", teamMember), fails: noTeam },
  "POST /teams/register": {
    body: teamForm,
    answer: found("Team member created successfully", teamMember),
  },
  "PATCH /teams/update-team/:id": {
    body: { designation: teamMember.designation, serial: 1 },
    answer: found("Team member updated successfully", teamMember),
    fails: noTeam,
  },
  "DELETE /teams/delete-team/:id": { answer: done("Deleted successfully"), fails: noTeam },

  "GET /toKnows/get-toKnows": { answer: listed("To-knows found", [toKnow]) },
  "POST /toKnows/register": {
    body: { playlist_thumbnail, title: toKnow.title, playlist_link },
    answer: found("To-know created successfully", toKnow),
  },
  "DELETE /toKnows/delete-toKnow/:id": {
    answer: done("To-know deleted successfully"),
    fails: { notFound: "toKnowNotFound" },
  },

  "GET /images/:name": { answer: undefined, fails: { notFound: "imageNotFound" } },
  "POST /images": {
    answer: { data: { url: course.thumbnail }, success: true, status: 200 },
    fails: { badInput: "imageMissing", tooLarge: "imageTooLarge", wrongType: "imageTypes" },
  },
} as const satisfies Partial<Record<Call, Examples>>
