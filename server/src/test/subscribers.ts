import { randomInt } from "node:crypto"
import type { Course, Language } from "contract"
import { aCourse } from "#test/factories.ts"
import type { TestApp } from "#test/test-app.ts"

/** Visitors who wait for courses, and the editor who opens these. */
export function subscribersOf(app: () => TestApp) {
  let editor = ""
  async function send(method: "GET" | "PATCH" | "POST" | "DELETE", path: string, payload?: object) {
    editor ||= (await app().as("editor")).token
    return app().request({ method, url: `/api/courses/${path}`, ...(payload && { payload }) }, editor)
  }

  async function closedCourse(some = {}): Promise<Course> {
    const { data } = (await send("POST", "register", aCourse(some))).json()
    return (await send("PATCH", `change-visibility/${data._id}`)).json().data
  }

  /** From a network of its own, unless it is given. */
  function subscribe(
    { _id }: Pick<Course, "_id">,
    email: string,
    { language = "en", address = anAddress() }: Some = {},
  ) {
    const url = `/api/courses/subscribe/${_id}`
    return app().request({ method: "POST", url, payload: { email, language }, remoteAddress: address })
  }

  const unsubscribe = (token: string) =>
    app().request({ method: "POST", url: "/api/courses/unsubscribe", payload: { token } })

  const waiting = async ({ _id }: Pick<Course, "_id">): Promise<number> =>
    (await send("GET", `get-subscriber-count/${_id}`)).json().data.waiting

  const rows = () => app().database.read.selectFrom("courseSubscription").selectAll().orderBy("_id").execute()

  const clear = () => app().database.write([], (trx) => trx.deleteFrom("courseSubscription").execute())

  return { send, closedCourse, subscribe, unsubscribe, waiting, rows, clear }
}

type Some = { language?: Language; address?: string }

export const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
