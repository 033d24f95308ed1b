import {
  CourseSubscribers,
  getSubscriberCount,
  getSubscriberCounts,
  SubscriberCount,
  subscribeToCourse,
  unsubscribe,
} from "contract"
import { limitMailRequests } from "#accounts/limits/mail-request-limit.ts"
import { getRecord } from "#db/records/records.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import { getPublishedCourse } from "#resources/course/published.ts"
import { type Dependencies, example, type Resource } from "#resources/resource.ts"
import {
  countSubscribers,
  subscribe,
  subscribersByCourse,
  unsubscribeByToken,
} from "#resources/subscription/subscriptions.ts"

/** Visitors get one mail when registration for a course opens. Their addresses are not in the audit log, from which they could never be removed. */
export const subscription: Resource = {
  routes: subscriptionRoutes,
  examples: [
    example(SubscriberCount, { waiting: 12 }),
    example(CourseSubscribers, { waiting: 12, courseId: "019a8f3e-6c1d-7b52-9e04-3d1f6a7c8b91" }),
  ],
  bodies: {
    subscribeToCourse: { email: "sadia.oishi@example.com", language: "bn" },
    unsubscribe: { token: "q1Yc0b3J5mUe8Zk2tV7xW4nR6sD9fGhA_LpOiB-CjKE" },
  },
}

function subscriptionRoutes(app: App, { database }: Dependencies) {
  handle(app, subscribeToCourse, async ({ params, body, ip }) => {
    const { email, language } = body
    await getPublishedCourse(database.read, params.id)
    await limitMailRequests(database, "subscription", { email, address: ip })
    await database.write(subscribeToCourse.topics, (trx) =>
      subscribe(trx, { courseId: params.id, email, language, address: ip }),
    )
  })

  handleChange(app, database, unsubscribe, (trx, { body }) => unsubscribeByToken(trx, body.token))

  handle(app, getSubscriberCount, async ({ params }) => {
    await getRecord(database.read, "course", params.id)
    return { data: { waiting: await countSubscribers(database.read, params.id) } }
  })

  handle(app, getSubscriberCounts, async () => listOf(await subscribersByCourse(database.read)))
}
