import { anyone, editors } from "../call/call.ts"
import { callsOf } from "../call/calls-of.ts"
import { list, one } from "../call/resource.ts"
import {
  CourseSubscribers,
  maxSubscribers,
  maxSubscriptions,
  SubscriberCount,
  SubscribeToCourse,
  Unsubscribe,
} from "../subscription.ts"

export * from "../subscription.ts"

const course = callsOf("course")

export const subscribeToCourse = course.post("/courses/subscribe/:id", {
  access: anyone,
  body: SubscribeToCourse,
  // Nothing that is cached: otherwise anybody could clear the cache with it.
  topics: [],
  message: "You will get one mail when registration opens",
  errors: { notFound: "courseNotFound", conflict: "registrationOpen" },
  summary: "Get one mail when registration for a closed course opens",
  description: `Needs no account. The response is the same whether or not the address waits for the course already. The mail has a link to unsubscribe;
the address is deleted when the mail was sent, at the latest after a year. An open course returns 409 with the code \`registrationOpen\`. If ${maxSubscribers.toLocaleString("en")} addresses wait for it, the network that entered most of them
makes room; if no other network has entered more than this one, the response is 409 with \`subscribersTooMany\`. Of more than ${maxSubscriptions} courses, an address waits for the latest. More than 60 requests an hour from one network, or 10 for one
address, return 429 with the code \`tooManySubscriptions\` and \`Retry-After\`.`,
})

export const unsubscribe = course.post("/courses/unsubscribe", {
  access: anyone,
  body: Unsubscribe,
  topics: [],
  message: "Unsubscribed successfully",
  summary: "Stop all mails about courses to an address",
  description:
    "`token` is the part of the link in the mail after the `#`. Deletes the address from all courses. The response is the same for an unknown token.",
})

export const getSubscriberCount = course.get("/courses/get-subscriber-count/:id", {
  access: editors,
  response: one(SubscriberCount),
  topics: ["course", "mail"],
  message: "Subscribers counted",
  summary: "Count the subscribers to the mail that registration for a course is open",
})

export const getSubscriberCounts = course.get("/courses/get-subscriber-counts", {
  access: editors,
  response: list(CourseSubscribers),
  topics: ["course", "mail"],
  message: "Subscribers counted",
  summary: "Count the subscribers of each course for which somebody waits",
})
