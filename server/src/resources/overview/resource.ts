import { Overview } from "contract"
import { overviewRoutes } from "#resources/overview/routes.ts"
import { example, type Resource } from "#resources/resource.ts"

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
      failedMails: {
        count: 1,
        retryable: 1,
        latest: [
          {
            _id: "019a8f3e-6c1d-7b52-9e04-b1c2d3e4f506",
            recipient: "no-such-person@example.com",
            subject: "Confirm your email address for Prohori",
            lastError: "550 5.1.1 No such mailbox",
            createdAt: "2026-11-16T04:30:00.000Z",
            canRetry: true,
          },
        ],
      },
      unverifiedUsers: 37,
      health: {
        fault: "none",
        storage: { freeBytes: 31_400_000_000, totalBytes: 53_700_000_000, isLow: false },
        checkedAt: "2026-11-16T04:30:00.000Z",
      },
      demo: { count: 91, edited: 1, validCertificate: "PRH-0001-0001" },
      anomalies: [
        {
          kind: "failedSignIns",
          count: 14,
          account: "sadia.oishi@example.com",
          address: "",
          fault: "",
          lastAt: "2026-11-16T04:30:00.000Z",
        },
        {
          kind: "deletions",
          count: 31,
          account: "admin@example.com",
          address: "",
          fault: "",
          lastAt: "2026-11-16T04:30:00.000Z",
        },
      ],
    }),
  ],
}
