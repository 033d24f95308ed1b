import { beforeAll, expect, test } from "vitest"
import { aCourse } from "#test/factories.ts"
import { onBothDatabases, type TestApp } from "#test/test-app.ts"

type User = Awaited<ReturnType<TestApp["as"]>>

onBothDatabases("the instructor of a course", (app) => {
  let admin: User
  beforeAll(async () => {
    admin = await app().as("admin")
  })
  const send = async (call: string, payload?: object, { token } = admin) => {
    const [method, path] = call.split(" ") as ["GET" | "POST" | "PATCH" | "DELETE", string]
    return (await app().request({ method, url: `/api/${path}`, ...(payload && { payload }) }, token)).json()
  }
  const create = async (some: object): Promise<string> => (await send("POST courses/register", aCourse(some))).data._id
  async function anInstructor() {
    const instructor = await app().as("instructor")
    await send(`PATCH auth/confirm-email/${instructor._id}`)
    return instructor
  }
  const instructorOf = async (courseId: string) => {
    const courses = app().database.read.selectFrom("course").select("instructorId").where("_id", "=", courseId)
    return (await courses.executeTakeFirstOrThrow()).instructorId
  }

  test("is the account of an instructor who has verified the course's email, whenever the course is saved", async () => {
    const [one, other] = [await anInstructor(), await anInstructor()]
    const [student, unverified] = [await app().as("student"), await app().as("instructor")]
    for (const { email } of [student, unverified])
      expect(await instructorOf(await create({ instructorEmail: email }))).toBeNull()
    const id = await create({ instructorEmail: one.email })
    expect(await instructorOf(id)).toBe(one._id)
    await send(`PATCH courses/update-course/${id}`, { instructorEmail: unverified.email })
    expect(await instructorOf(id)).toBeNull()
    await send(`PATCH auth/confirm-email/${unverified._id}`)
    await send(`PATCH courses/update-course/${id}`, { category: "Another" })
    expect(await instructorOf(id)).toBe(unverified._id)
    const { data } = await send("GET courses/get-instructors", undefined, await app().as("editor"))
    expect(data).toContainEqual({ _id: other._id, name: "A instructor", email: other.email })
    expect(data.map(({ _id }: User) => _id)).not.toContain(student._id)
  })

  test("is found again when a deleted course is restored", async () => {
    const { _id, email } = await anInstructor()
    const id = await create({ instructorEmail: email })
    await send(`DELETE courses/delete-course/${id}`)
    const [deletion] = (await send("GET bin/get-deletions?limit=1")).data
    await send(`POST bin/restore/${deletion._id}`)
    expect(await instructorOf(id)).toBe(_id)
  })

  test("is nobody once the account is deleted or erased; the course keeps its texts", async () => {
    for (const end of ["DELETE auth/delete-user/", "POST auth/erase-user/"]) {
      const { _id, email } = await anInstructor()
      const id = await create({ instructorEmail: email })
      await send(end + _id, end.startsWith("POST") ? { reason: "Asked", password: "correct horse 7" } : undefined)
      expect(await instructorOf(id)).toBeNull()
      expect((await send(`GET courses/get-course/${id}`)).data.instructorEmail).toBe(email)
    }
  })
})
