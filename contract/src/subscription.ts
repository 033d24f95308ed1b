import * as z from "zod/mini"
import { issue } from "./call/problem.ts"
import { email, form, lengths, requiredText } from "./text/input.ts"
import { languages } from "./text/language.ts"

/** How many addresses may wait for one course, and for how many courses one address may wait. */
export const maxSubscribers = 5_000
export const maxSubscriptions = 20

/** Somebody who wants one mail, in this language, when registration for a course opens. */
export const SubscribeToCourse = form({ email, language: z.enum(languages, issue("badInput")) })

/** The secret of the link in that mail. */
export const Unsubscribe = form({ token: requiredText(lengths.number, "linkEnded") })

/** How many still wait for their mail. Their addresses are shown to nobody. */
export const SubscriberCount = z.object({ waiting: z.int() })
export const CourseSubscribers = z.extend(SubscriberCount, { courseId: z.string() })
