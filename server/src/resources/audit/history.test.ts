import { dhakaDay, type HistoryEntry, type RecordDeletion, type RecordKind, recordKinds } from "contract"
import type { HTTPMethods } from "fastify"
import { beforeAll, expect, test } from "vitest"
import { csvRow } from "#csv/write.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { adminResources } from "#test/record-resources.ts"
import { onBothDatabases, testPassword } from "#test/test-app.ts"

type Role = "admin" | "editor" | "registrar"
type History = { data: HistoryEntry[]; count: number; deletion: RecordDeletion | null }

onBothDatabases("the history of a record", (app) => {
  type User = Awaited<ReturnType<ReturnType<typeof app>["as"]>>
  let users: Record<Role, User>
  beforeAll(async () => {
    const [admin, editor, registrar] = [await app().as("admin"), await app().as("editor"), await app().as("registrar")]
    users = { admin, editor, registrar }
  })
  const send = (call: string, payload?: object | string, by: User = users.admin, headers = {}) => {
    const [method, path] = call.split(" ")
    return app().request({ method: method as HTTPMethods, url: `/api/${path}`, payload, headers }, by.token)
  }
  const create = async (call: string, payload: object) => (await send(call, payload)).json().data
  const ask = (kind: string, id: string, role: Role, query = "") =>
    send(`GET audit/get-history/${id}?kind=${kind}&${query}`, undefined, users[role])
  const historyOf = async (kind: RecordKind, id: string, role: Role): Promise<History> =>
    (await ask(kind, id, role)).json()
  const actions = ({ data }: History) => data.map(({ action }) => action)
  const deleteTogether = async (path: string, records: { _id: string }[]) =>
    send(`POST ${path}`, { records: records.map(({ _id }) => ({ _id })) })

  const registrars: readonly RecordKind[] = ["certificate", "user"]
  test.for(recordKinds)("of a %s is for the roles that manage them", async (kind) => {
    const managers: Role[] = ["admin", registrars.includes(kind) ? "registrar" : "editor"]
    const author = await app().as("student")
    const resource = adminResources.find((each) => each.kind === kind)
    const { _id } =
      kind === "user"
        ? author
        : kind === "review"
          ? (await send("POST reviews/register", { rating: 5, comment: "Good" }, author)).json().data
          : await create(resource?.create.replace(" /", " ") ?? "", resource?.sample() ?? {})
    for (const role of Object.keys(users) as Role[]) {
      const response = await ask(kind, _id, role)
      expect([role, response.statusCode]).toEqual([role, managers.includes(role) ? 200 : 403])
      if (response.statusCode === 200) expect(actions(response.json())).toEqual([`${kind}.create`])
    }
    expect((await send(`GET audit/get-history/${_id}?kind=${kind}`, undefined, author)).statusCode).toBe(403)
  })

  test("names who changed which value, without the addresses, devices and hashes of the log", async () => {
    const { _id } = await create("POST courses/register", aCourse({ price: 100 }))
    await send(`PATCH courses/update-course/${_id}`, { price: 200 })
    const { data } = await historyOf("course", _id, "editor")
    const details = '{"changed":{"price":[100,200]}}'
    expect(data[0]).toMatchObject({ actor: users.admin.email, actorName: "A admin", details })
    const fields = "_id action actor actorId actorName at details record recordId".split(" ")
    for (const entry of data) expect(Object.keys(entry).sort()).toEqual(fields)
  })

  test("cannot be asked for a record under another kind, nor searched for what it does not show", async () => {
    const review = (
      await send("POST reviews/register", { rating: 5, comment: "Good" }, await app().as("student"))
    ).json().data
    const { _id } = await create("POST certificates/register", aCertificate())
    const responses = [await ask("certificate", review._id, "registrar"), await ask("user", _id, "registrar")]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect((await historyOf("course", _id, "editor")).data).toEqual([])
    for (const kind of ["", "session", "mail"]) expect((await ask(kind, _id, "admin")).statusCode).toBe(400)
    const all = (await ask("certificate", _id, "registrar")).json().count
    for (const search of ["127.0.0.1", "10.9.8.7"])
      expect((await ask("certificate", _id, "registrar", `search=${search}`)).json().count).toBe(all)
  })

  test("for a user, it shows a registrar the changes of the account, but not what admins see of logins, devices and mails", async () => {
    const { _id, email } = await app().as("student")
    await send("POST auth/login", { email, password: testPassword })
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute(),
    )
    await send("POST mails/send", { ids: [_id], subjectEn: "Hello", textEn: "Hello" })
    await send("PATCH auth/change-role", { id: _id, role: "suspended" })
    const seen = await historyOf("user", _id, "registrar")
    expect(actions(seen)).toEqual(["user.change-role", "user.create"])
    expect(JSON.stringify(seen)).not.toMatch(/passwordHash|argon2/)
    expect(actions(await historyOf("user", _id, "admin")).toSorted()).toEqual([
      "mail.send",
      "session.end-all",
      "user.change-role",
      "user.create",
      "user.login",
    ])
  })

  test("for a deleted record, it has the deletion, alone or with others, for those who may restore it only", async () => {
    const [one, two, alone] = [
      await create("POST courses/register", aCourse()),
      await create("POST courses/register", aCourse()),
      await create("POST certificates/register", aCertificate()),
    ]
    expect((await historyOf("course", one._id, "editor")).deletion).toBe(null)
    await deleteTogether("courses/delete-courses", [one, two])
    const { deletion } = await historyOf("course", two._id, "editor")
    const by = { actor: users.admin.email, actorName: "A admin" }
    expect(deletion).toMatchObject({ record: two.title, ...by })
    await send(`DELETE certificates/delete-certificate/${alone._id}`)
    expect((await ask("certificate", alone._id, "registrar")).statusCode).toBe(404)
    const found = await historyOf("certificate", alone._id, "admin")
    expect([actions(found)[0], found.deletion?.record]).toEqual(["certificate.delete", alone.certificationNo])
    const restored = await send(`POST bin/restore/${deletion?._id}?record=${two._id}`, undefined, users.editor)
    expect(restored.json().data).toMatchObject({ _id: two._id, restored: 1 })
    expect((await historyOf("course", two._id, "editor")).deletion).toBe(null)
    expect((await historyOf("course", one._id, "editor")).deletion?._id).toBe(deletion?._id)
  })

  test("for an imported certificate, it ends with what the import created, without the other certificates in it, even once it is undone", async () => {
    const columns = ["candidateName", "candidateEmail", "certificationName", "batchNo", "certificationNo"] as const
    const rows = [aCertificate(), aCertificate()]
    const file = [columns, ...rows.map((row) => columns.map((column) => row[column]))].map(csvRow).join("")
    const type = { "content-type": "text/csv" }
    const sent = await send("POST certificates/import-certificates", file, users.admin, type)
    const search = `GET certificates/get-certificates?search=${rows[1]?.certificationNo}`
    const [{ _id }] = (await send(search)).json().data
    await send(`PATCH certificates/update-certificate/${_id}`)
    const { data } = await historyOf("certificate", _id, "registrar")
    expect(data.map(({ action }) => action)).toEqual(["certificate.withdraw", "certificate.import"])
    expect(data[1]).toMatchObject({ actor: users.admin.email, record: "" })
    const certificate = { _id, ...rows[1], version: 1, status: "active", issuedOn: dhakaDay(Date.now()) }
    expect(JSON.parse(data[1]?.details ?? "")).toEqual({ created: [certificate] })
    await send(`DELETE certificates/undo-import/${sent.json().data.importId}`)
    const { deletion } = await historyOf("certificate", _id, "admin")
    expect(deletion).toMatchObject({ record: rows[1]?.certificationNo, actor: users.admin.email })
  })
})
