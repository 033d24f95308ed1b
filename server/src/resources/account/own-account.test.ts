import { expect, test } from "vitest"
import { onBothDatabases, testPassword } from "#test/test-app.ts"

onBothDatabases("one's own account", (app) => {
  type Method = "GET" | "POST" | "PATCH" | "DELETE"
  const ask = (token: string, method: Method, call: string, payload?: object, headers = {}) =>
    app().request({ method, url: `/api/auth/${call}`, payload, headers }, token)
  const login = (email: string, password = testPassword) => ask("", "POST", "login", { email, password })
  const change = (token: string, some: object = {}) =>
    ask(token, "PATCH", "change-password", {
      currentPassword: testPassword,
      newPassword: "another horse 8",
      confirmPassword: "another horse 8",
      ...some,
    })

  test("a profile is changed field by field, and nothing else can be", async () => {
    const { token, email } = await app().as("student")
    const sent = { phone: " +880 1711-111111 ", bio: "ছাত্র", photo: "/demo/student-mim.svg" }
    const answer = await ask(token, "PATCH", "update-user", {
      ...sent,
      role: "admin",
      email: "x@y.z",
      isVerified: true,
    })
    expect(answer.json()).toMatchObject({
      message: "Profile updated successfully",
      data: { name: "A student", phone: "+880 1711-111111", bio: "ছাত্র", role: "student", email, isVerified: false },
    })
    expect((await ask(token, "PATCH", "update-user", { photo: "" })).json().data).toMatchObject({
      photo: "",
      bio: "ছাত্র",
    })
  })

  test.for([
    [{}, undefined, "All fields are required"],
    [{ name: " " }, "name", "All fields are required"],
    [{ phone: "call me" }, "phone", "Please enter a phone number"],
    [{ photo: "javascript:alert(1)" }, "photo", "Please enter a link that starts with http:// or https://"],
    [{ bio: "x".repeat(2001) }, "bio", "Please use at most 2000 characters"],
  ])("a profile with %j is refused", async ([sent, field, message]) => {
    const { token } = await app().as("student")
    const answer = await ask(token, "PATCH", "update-user", sent as object)
    expect([answer.statusCode, answer.json().message, answer.json().errors?.[0]?.field]).toEqual([400, message, field])
  })

  test("of two edits of one profile that saw the same state the second is told", async () => {
    const { token } = await app().as("student")
    const seen = { "if-match": (await ask(token, "GET", "get-user")).headers.etag }
    expect((await ask(token, "PATCH", "update-user", { bio: "A" }, seen)).statusCode).toBe(200)
    expect((await ask(token, "PATCH", "update-user", { bio: "B" }, seen)).statusCode).toBe(412)
  })

  test("a changed password keeps this session, ends all others, and is the only one that opens", async () => {
    const { token, email } = await app().as("student")
    const other = (await login(email)).json().token
    expect((await change(token)).json()).toEqual({ success: true, message: "Password changed successfully" })
    expect((await ask(token, "GET", "get-user")).statusCode).toBe(200)
    expect((await ask(other, "GET", "get-user")).statusCode).toBe(401)
    expect((await login(email)).statusCode).toBe(401)
    expect((await login(email, "another horse 8")).statusCode).toBe(200)
  })

  test.for([
    [{ currentPassword: "wrong one" }, "currentPassword", "Current password is incorrect"],
    [{ confirmPassword: "different" }, "confirmPassword", "Passwords do not match"],
    [
      { newPassword: testPassword, confirmPassword: testPassword },
      "newPassword",
      "Your new password must differ from the current one",
    ],
    [{ newPassword: "12345", confirmPassword: "12345" }, "newPassword", "Password must be up to 6 characters"],
    [
      { newPassword: "password", confirmPassword: "password" },
      "newPassword",
      "This password is one of the most common ones. Please choose another",
    ],
    [{ newPassword: undefined }, "newPassword", "All fields are required"],
  ])("a change of password with %j is refused", async ([some, field, message]) => {
    const { token, email } = await app().as("student")
    const answer = await change(token, some as object)
    expect([answer.statusCode, answer.json().message]).toEqual([400, message])
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ field, message }))
    expect((await login(email)).statusCode).toBe(200)
  })

  test("one sees one's sessions and ends one of them, or all others", async () => {
    const { token, email } = await app().as("student")
    const [second, third] = [(await login(email)).json().token, (await login(email)).json().token]
    const { data, count } = (await ask(token, "GET", "get-sessions")).json()
    expect(count).toBe(3)
    expect(data.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false, false])
    expect(JSON.stringify(data)).not.toMatch(/hash/i)
    const path = `end-session/${data[1]._id}`
    const { token: stranger } = await app().as("student")
    expect((await ask(stranger, "DELETE", path)).statusCode).toBe(404)
    expect((await ask(token, "DELETE", path)).statusCode).toBe(200)
    expect((await ask(second, "GET", "get-user")).statusCode).toBe(401)
    expect((await ask(third, "DELETE", "end-other-sessions")).statusCode).toBe(200)
    expect((await ask(token, "GET", "get-user")).statusCode).toBe(401)
    expect((await ask(third, "GET", "get-user")).statusCode).toBe(200)
  })
})
