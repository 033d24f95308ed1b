import {
  type Anomaly,
  type Call,
  changeReviewStatus,
  createGallery,
  dhakaOffsetMs,
  getAuditEntries,
  getCorrectionRequests,
  getOverview,
  getSiteSections,
  mayCall,
  Overview,
  type RecordKind,
  removeDemo,
  resetPassword,
  retryFailedMails,
  updateCourse,
  weeksShown,
} from "contract"
import type { SelectQueryBuilder } from "kysely"
import { anomaliesOf } from "#audit/anomalies.ts"
import { backUpNightly } from "#backup/nightly.ts"
import { serverHealth } from "#db/health/server-health.ts"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import { demoSummary, hasSampleSite } from "#demo-records.ts"
import { sessionIn } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { brokenImages } from "#images/broken-images.ts"
import { failedMails } from "#mail/failed-mails.ts"
import { heldVerifications } from "#mail/lane-limits.ts"
import { earliestId } from "#new-id.ts"
import { openRequest, openRequests } from "#resources/correction-request/open-requests.ts"
import { publishedCourses } from "#resources/course/published.ts"
import { failedMail } from "#resources/mail/resource.ts"
import { openFirstSteps } from "#resources/overview/first-steps.ts"
import { type Dependencies, example, type Resource } from "#resources/resource.ts"
import { unsavedSections } from "#resources/site/unsaved.ts"
import { verifiedFilter } from "#resources/user/routes.ts"
import type { Tables } from "#schema.ts"

const timestamp = "2026-11-16T04:30:00.000Z"
const unspecified = { address: "", fault: "", lastAt: timestamp }

export const overview: Resource = {
  routes: overviewRoutes,
  examples: [
    example(Overview, {
      weeks: Array.from({ length: 12 }, (_, week) => new Date(Date.UTC(2026, 7, 24 + 7 * week, 18)).toISOString()),
      counts: [
        { kind: "user", total: 1240, weekly: [18, 22, 19, 31, 27, 24, 40, 38, 35, 41, 29, 12] },
        { kind: "certificate", total: 860, weekly: [0, 0, 45, 0, 0, 0, 52, 0, 0, 0, 38, 0] },
        { kind: "review", total: 96, weekly: [1, 0, 3, 2, 0, 1, 4, 2, 1, 0, 3, 1] },
        { kind: "course", total: 14, weekly: [0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0] },
      ],
      closedOnHome: [{ _id: "019a8f3e-6c1d-7b52-9e04-51b2c3d4e5f6", title: "ওয়েব অ্যাপ্লিকেশন নিরাপত্তা" }],
      failedMails: { count: 1, retryable: 1, latest: [failedMail] },
      unverifiedUsers: 37,
      newUnverifiedUsers: 4,
      waitingReviews: 2,
      correctionRequests: [openRequest],
      waitingPeople: [{ _id: "019a8f3e-6c1d-7b52-9e04-51b2c3d4e5f6", title: "ওয়েব অ্যাপ্লিকেশন নিরাপত্তা", count: 12 }],
      firstSteps: [
        { step: "password", isDone: true },
        { step: "contact", isDone: false },
      ],
      health: {
        fault: "none",
        storage: { freeBytes: 31_400_000_000, totalBytes: 53_700_000_000, isLow: false },
        backup: { at: timestamp, bytes: 12_400_000, isOverdue: false, failedAt: "" },
        checkedAt: timestamp,
      },
      brokenImages: [
        {
          ...{ recordId: "019a8f3e-6c1d-7b52-9e04-51b2c3d4e5f6", kind: "gallery" as const, name: "খুলনায় কর্মশালা" },
          url: "https://images.example.com/lost.webp",
        },
      ],
      unsavedSections: ["legal", "partners"],
      demo: { hasSite: true, count: 105, edited: 1, validCertificate: "PRH-0001-0001" },
      anomalies: [
        { kind: "failedSignIns", count: 14, account: "sadia.oishi@example.com", ...unspecified },
        { kind: "deletions", count: 31, account: "admin@example.com", ...unspecified },
      ],
    }),
  ],
}

const hourMs = 60 * 60 * 1000
const weekMs = 7 * 24 * hourMs

/** The backup has a place of its own on the screen. */
async function failedJobs({ read }: Database): Promise<Anomaly[]> {
  const failed = read.selectFrom("jobRun").select(["name", "failedAt"]).where("failedAt", "<>", "")
  const runs = await failed.where("name", "<>", backUpNightly.name).orderBy("name").execute()
  return runs.map(({ name, failedAt }) => {
    return { kind: "failedJob", count: 1, account: name, address: "", fault: "", lastAt: failedAt }
  })
}

/** The first screen of the dashboard. Contains only what the user's role may act on. */
function overviewRoutes(app: App, { database, backupCount, mailsPerDay, records, isDemo }: Dependencies) {
  const countedKinds = Object.values(records)
    .flatMap(({ kind, counted }) => (counted ? [{ kind, counted }] : []))
    .sort((one, other) => one.counted.order - other.counted.order)

  const allAnomalies = async () => [
    ...(await anomaliesOf(database, app.auditChain)),
    ...(await heldVerifications(database, mailsPerDay)),
    ...(await failedJobs(database)),
  ]
  handle(app, getOverview, async (request) => {
    const { role, email } = sessionIn(request)
    const may = (call: Call) => mayCall(role, call)
    const weeks = weekStarts(Date.now())
    const unverified = database.read.selectFrom("user").where(verifiedFilter(false))
    const waiting = database.read.selectFrom("review").where("status", "=", "waiting")
    const thisWeek = earliestId(weeks.at(-1) ?? 0)
    const shown = countedKinds.filter(({ counted }) => may(counted.needs))
    const counts = await Promise.all(shown.map(({ kind }) => countsOf(database, kind, weeks)))
    return {
      data: {
        weeks: weeks.map((start) => new Date(start).toISOString()),
        counts,
        closedOnHome: may(updateCourse) ? await closedCoursesOnHome(database) : [],
        failedMails: may(retryFailedMails) ? await failedMails(database) : { count: 0, retryable: 0, latest: [] },
        brokenImages: may(createGallery) ? await brokenImages(database) : [],
        unsavedSections: may(getSiteSections) ? await unsavedSections(database.read) : [],
        demo: {
          ...(may(removeDemo) ? await demoSummary(database) : { count: 0, edited: 0, validCertificate: "" }),
          hasSite: isDemo && may(getSiteSections) && (await hasSampleSite(database.read)),
        },
        unverifiedUsers: may(resetPassword) ? await countOf(unverified) : 0,
        newUnverifiedUsers: may(resetPassword) ? await countOf(unverified.where("_id", ">=", thisWeek)) : 0,
        waitingReviews: may(changeReviewStatus) ? await countOf(waiting) : 0,
        correctionRequests: may(getCorrectionRequests) ? await openRequests(database.read, {}, 20) : [],
        anomalies: may(getAuditEntries) ? (await allAnomalies()).filter(isNoOwnExport(email)) : [],
        waitingPeople: may(updateCourse) ? await waitingPeople(database) : [],
        firstSteps: may(removeDemo) ? await openFirstSteps(database) : [],
        health: may(getAuditEntries) ? await serverHealth(database, backupCount) : null,
      },
    }
  })
}

/** Whoever exports files knows of it. */
const isNoOwnExport =
  (email: string) =>
  ({ kind, account }: Anomaly) =>
    kind !== "exports" || account !== email

/** For which courses people wait, those with the most first. */
function waitingPeople({ read }: Database) {
  const waiting = read.selectFrom("course").innerJoin("courseSubscription as one", "one.courseId", "course._id")
  return waiting
    .where("isShow", "=", 0)
    .select(["course._id", "title", rowCount])
    .groupBy(["course._id", "title"])
    .orderBy("count", "desc")
    .orderBy("course._id")
    .limit(20)
    .execute()
}

function closedCoursesOnHome({ read }: Database) {
  const courses = publishedCourses(read).select(["_id", "title"]).orderBy("index").orderBy("_id", "desc")
  return courses.where("isHomeShow", "=", 1).where("isShow", "=", 0).execute()
}

/** Each week has seven whole days in Dhaka's time zone, which has no daylight saving time. The last day is today. */
function weekStarts(now: number): number[] {
  const dayMs = 24 * hourMs
  const end = Math.floor((now + dhakaOffsetMs) / dayMs + 1) * dayMs - dhakaOffsetMs
  return Array.from({ length: weeksShown }, (_, index) => end - (weeksShown - index) * weekMs)
}

async function countsOf(database: Database, kind: RecordKind, weeks: number[]) {
  // Kysely cannot type a table chosen at run time.
  const rows = database.read.selectFrom(kind as "user")
  const weekly: number[] = []
  for (const start of weeks) {
    // Ids begin with their creation time.
    const ofWeek = rows.where("_id", ">=", earliestId(start)).where("_id", "<", earliestId(start + weekMs))
    weekly.push(await countOf(ofWeek))
  }
  return { kind, total: await countOf(rows), weekly }
}

async function countOf<T extends keyof Tables>(rows: SelectQueryBuilder<Tables, T, object>): Promise<number> {
  return (await rows.select(rowCount).executeTakeFirstOrThrow()).count
}
