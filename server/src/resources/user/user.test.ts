import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { onBothDatabases, testPassword } from "#test/test-app.ts"

onBothDatabases("users", (app) => {
  type Method = "GET" | "POST" | "PATCH" | "DELETE"
  const send = (token: string, method: Method, call: string, payload?: object, headers = {}) =>
    app().request({ method, url: `/api/auth/${call}`, payload, headers }, token)
  const login = (email: string, password: string) => send("", "POST", "login", { email, password })
  const changeRole = (token: string, id: string, role: string) => send(token, "PATCH", "change-role", { id, role })

  test("an admin finds users by name, email and phone, with their devices", async () => {
    const { token } = await app().as("admin")
    const { token: own, email, _id } = await app().as("student")
    await send(own, "PATCH", "update-user", { name: "সাদিয়া আফরিন", phone: "01755-123456" })
    for (const search of ["সাদিয়া", "আফরিন", email.toUpperCase(), "55-1234"]) {
      const { data, count } = (await send(token, "GET", `get-users?search=${encodeURIComponent(search)}`)).json()
      expect([count, data[0]._id, data[0].userAgent]).toEqual([1, _id, ["lightMyRequest"]])
      expect(JSON.stringify(data)).not.toMatch(/hash|searchText/i)
    }
    await send(own, "PATCH", "update-user", { name: "Renamed" })
    expect((await send(token, "GET", `get-users?search=${encodeURIComponent("সাদিয়া")}`)).json().count).toBe(0)
  })

  test("an admin gets an account and its sessions; only the session of the request is the current one", async () => {
    const { token, _id: ownId } = await app().as("admin")
    const { _id, email } = await app().as("student")
    await login(email, testPassword)
    const { data } = (await send(token, "GET", `get-user/${_id}`)).json()
    expect(data).toMatchObject({ _id, email, role: "student", userAgent: ["lightMyRequest", "lightMyRequest"] })
    const sessionsOf = async (id: string) => (await send(token, "GET", `get-sessions/${id}`)).json().data
    const sessions = await sessionsOf(_id)
    expect(sessions).toMatchObject([{ address: "127.0.0.1", isCurrent: false }, { isCurrent: false }])
    expect(JSON.stringify([data, sessions])).not.toMatch(/hash|searchText|token/i)
    expect(await sessionsOf(ownId)).toMatchObject([{ isCurrent: true }])
    for (const call of ["get-user", "get-sessions"])
      expect((await send(token, "GET", `${call}/none`)).json()).toMatchObject({ success: false, code: "userNotFound" })
  })

  test("a demotion takes effect with the next request", async () => {
    const { token } = await app().as("admin")
    const { token: own, _id } = await app().as("admin")
    const response = await changeRole(token, _id, "instructor")
    expect(response.json()).toMatchObject({ message: "Role changed successfully", data: { _id, role: "instructor" } })
    expect((await send(own, "GET", "get-users")).statusCode).toBe(403)
  })

  test("a suspension ends every session and prevents logins", async () => {
    const { token } = await app().as("admin")
    const { token: own, _id, email } = await app().as("student")
    await changeRole(token, _id, "suspended")
    expect((await send(own, "GET", "get-user")).statusCode).toBe(401)
    const response = await login(email, testPassword)
    expect([response.statusCode, response.json().message]).toEqual([403, "Your account is suspended"])
    await changeRole(token, _id, "student")
    expect((await send(own, "GET", "get-user")).statusCode).toBe(401)
    expect((await login(email, testPassword)).statusCode).toBe(200)
  })

  test.for([
    [{}, 400, "All fields are required"],
    [{ id: "none", role: "king" }, 400, "Please choose admin, student, instructor, suspended, editor or registrar"],
    [{ id: "none", role: "student" }, 404, "User not found"],
  ])("change-role with %j returns %d", async ([sent, status, message]) => {
    const { token } = await app().as("admin")
    const response = await send(token, "PATCH", "change-role", sent as object)
    expect([response.statusCode, response.json().message]).toEqual([status, message])
  })

  test("a reset returns a new password, ends all sessions, and requires a change of password after the login", async () => {
    const { token } = await app().as("admin")
    const { token: own, _id, email } = await app().as("student")
    const { password } = (await send(token, "PATCH", `reset-password/${_id}`)).json().data
    expect(password.length).toBeGreaterThanOrEqual(16)
    expect((await send(own, "GET", "get-user")).statusCode).toBe(401)
    expect((await login(email, testPassword)).statusCode).toBe(401)

    const { token: fresh, data } = (await login(email, password)).json()
    expect(data.mustChangePassword).toBe(true)
    const refused = await send(fresh, "GET", "get-sessions")
    expect([refused.statusCode, refused.json().message]).toEqual([403, "Please choose a new password first"])
    const chosen = { currentPassword: password, newPassword: "my own words", confirmPassword: "my own words" }
    expect((await send(fresh, "PATCH", "change-password", chosen)).statusCode).toBe(200)
    expect((await send(fresh, "GET", "get-sessions")).statusCode).toBe(200)
    expect((await send(fresh, "GET", "get-user")).json().data.mustChangePassword).toBe(false)
  })

  test("an admin may choose the new password of a reset, subject to the password rules", async () => {
    const { token } = await app().as("admin")
    const { _id, email } = await app().as("student")
    const reset = (password: unknown) => send(token, "PATCH", `reset-password/${_id}`, { password })
    expect((await reset("12345")).json().message).toBe("Password must be up to 6 characters")
    expect((await reset("123456")).json().message).toMatch("most common")
    expect((await reset("chosen by us")).json().data).toEqual({ password: "chosen by us" })
    expect((await login(email, "chosen by us")).statusCode).toBe(200)
    expect((await send(token, "PATCH", "reset-password/none")).statusCode).toBe(404)
  })

  test("a reset wins over a concurrent login and a concurrent change of password", async () => {
    const { token } = await app().as("admin")
    const { token: own, _id, email } = await app().as("student")
    const twice = { newPassword: "mine after all", confirmPassword: "mine after all" }
    const change = send(own, "PATCH", "change-password", { currentPassword: testPassword, ...twice })
    const loggingIn = login(email, testPassword)
    const { password } = (await send(token, "PATCH", `reset-password/${_id}`)).json().data
    await change
    const lateToken = (await loggingIn).json().token
    if (lateToken) expect((await send(lateToken, "GET", "get-user")).statusCode).toBe(401)
    expect((await login(email, "mine after all")).statusCode).toBe(401)
    expect((await login(email, password)).json().data.mustChangePassword).toBe(true)
  })

  test("deleting a user ends their sessions, and they can register again", async () => {
    const { token } = await app().as("admin")
    const { token: own, _id, email } = await app().as("student")
    const deleted = await send(token, "DELETE", `delete-user/${_id}`)
    expect(deleted.json().message).toBe("User deleted successfully")
    expect((await send(own, "GET", "get-user")).statusCode).toBe(401)
    expect((await send(token, "DELETE", `delete-user/${_id}`)).statusCode).toBe(404)
    const again = await send("", "POST", "register", { name: "Again", email, password: testPassword })
    expect(again.statusCode).toBe(201)
  })

  test("an admin cannot delete their own account", async () => {
    const { token, _id } = await app().as("admin")
    const response = await send(token, "DELETE", `delete-user/${_id}`)
    expect([response.statusCode, response.json().message]).toEqual([409, "You cannot delete your own account"])
  })

  test("the last admin can be neither demoted nor suspended, even if two admins demote each other concurrently", async () => {
    const [one, other] = [await app().as("admin"), await app().as("admin")]
    const rest = await app().database.read.selectFrom("user").select("_id").where("role", "=", "admin").execute()
    for (const { _id } of rest) {
      if (_id !== one._id && _id !== other._id) await changeRole(one.token, _id, "student")
    }
    const responses = await Promise.all([
      changeRole(one.token, other._id, "student"),
      changeRole(other.token, one._id, "student"),
    ])
    const admins = await app().database.read.selectFrom("user").selectAll().where("role", "=", "admin").execute()
    expect(admins).toHaveLength(1)
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const last = admins[0]?._id === one._id ? one : other
    for (const role of ["student", "suspended"]) {
      const response = await changeRole(last.token, last._id, role)
      expect([response.statusCode, response.json().message]).toEqual([
        409,
        "The last admin can be neither demoted, suspended nor deleted",
      ])
    }
    expect((await changeRole(last.token, last._id, "admin")).statusCode).toBe(200)
  })

  test("users can be filtered by verification, also in searches and exports", async () => {
    const { token } = await app().as("admin")
    const mark = randomUUID().slice(0, 8)
    const people = [await app().as("student"), await app().as("student"), await app().as("student")]
    for (const [index, { token: own, _id }] of people.entries()) {
      await send(own, "PATCH", "update-user", { name: `Person ${mark} ${index}` })
      const isVerified = index === 0 ? 1 : 0
      await app().database.write(["user"], (trx) =>
        trx.updateTable("user").set({ isVerified }).where("_id", "=", _id).execute(),
      )
    }
    const found = async (query: string) => {
      const { data, count } = (await send(token, "GET", `get-users?limit=100&${query}`)).json()
      expect(count).toBe(data.length)
      return data.map(({ _id }: { _id: string }) => _id)
    }
    const [first, second, third] = people.map(({ _id }) => _id)
    expect(await found(`isVerified=false&search=${mark}`)).toEqual([third, second])
    expect(await found(`isVerified=1&search=${mark}`)).toEqual([first])
    expect((await found("isVerified=0")).slice(0, 2)).toEqual([third, second])
    expect(await found("isVerified=true")).toContain(first)
    const { body } = await send(token, "GET", `export-users?isVerified=true&search=${mark}`)
    expect(body.trim().split("\r\n")).toHaveLength(2)
    expect(body).toContain(first)
  })

  test.for([
    ["PATCH", "change-role", "role"],
    ["PATCH", "reset-password/", "password"],
    ["DELETE", "delete-user/", "account"],
  ] as const)("%s %s with a stale If-Match leaves the %s unchanged", async ([method, call]) => {
    const { token } = await app().as("admin")
    const { token: own, _id, email } = await app().as("student")
    const { updatedAt } = (await send(own, "GET", "get-user")).json().data
    await send(own, "PATCH", "update-user", { name: "Changed meanwhile" })
    const [path, body] = call.endsWith("/") ? [call + _id, undefined] : [call, { id: _id, role: "instructor" }]
    const refused = await send(token, method, path, body, { "if-match": `"${updatedAt}"` })
    expect([refused.statusCode, refused.json().success]).toEqual([412, false])
    const [user] = (await send(token, "GET", `get-users?search=${email}`)).json().data
    expect(user).toMatchObject({ role: "student", name: "Changed meanwhile", mustChangePassword: false })
    expect((await login(email, testPassword)).statusCode).toBe(200)
    const done = await send(token, method, path, body, { "if-match": `"${user.updatedAt}"` })
    expect(done.statusCode).toBe(200)
  })
})
