import { intercept } from "#test/test-api.ts"

export const health = {
  fault: "none",
  storage: { freeBytes: 31_440_000_000, totalBytes: 53_700_000_000, isLow: false },
  backup: { at: "2026-11-20T21:00:00.000Z", bytes: 12_400_000, isOverdue: false, failedAt: "" },
  checkedAt: "2026-11-21T06:30:00.000Z",
}

/** An overview in which nothing needs attention. */
export const calm = {
  closedOnHome: [],
  unverifiedUsers: 0,
  newUnverifiedUsers: 0,
  waitingReviews: 0,
  correctionRequests: [],
  anomalies: [],
  waitingPeople: [],
  firstSteps: [],
  brokenImages: [],
  unsavedSections: [],
  demo: { hasSite: false, count: 0, edited: 0, validCertificate: "" },
  health,
  failedMails: { count: 0, retryable: 0, latest: [] },
}

export const failedMails = {
  count: 7,
  retryable: 6,
  latest: [
    {
      _id: "01980000-0000-7000-8000-000000000001",
      recipient: "nusrat.mim@example.com",
      subject: "Verify your email",
      lastError: "550 5.1.1 User unknown",
      createdAt: "2026-11-15T10:00:00.000Z",
      canRetry: true,
      certificate: null,
    },
  ],
}

/** The server's overview with these changes. */
export const overviewWith = (change: object) =>
  intercept("overview/get-overview", async (forward) => {
    const { data, ...envelope } = await (await forward()).json()
    return Response.json({ ...envelope, data: { ...data, ...change } })
  })
