import { expect, test } from "vitest"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

onAnyDatabase("the own account", (app) => {
  type Method = "GET" | "POST" | "PATCH" | "DELETE"
  const send = (token: string, method: Method, call: string, payload?: object, headers = {}) =>
    app().request({ method, url: `/api/auth/${call}`, payload, headers }, token)
  const login = (email: string, password = testPassword) => send("", "POST", "login", { email, password })
  const change = (token: string, some: object = {}) =>
    send(token, "PATCH", "change-password", {
      currentPassword: testPassword,
      newPassword: "another horse 8",
      confirmPassword: "another horse 8",
      ...some,
    })

  test("a profile update changes only the sent profile fields", async () => {
    const { token, email } = await app().as("student")
    const sent = { phone: " +880 1711-111111 ", bio: "ছাত্র", photo: "/demo/student-mim.svg" }
    const response = await send(token, "PATCH", "update-user", {
      ...sent,
      role: "admin",
      email: "x@y.z",
      isVerified: true,
    })
    expect(response.json()).toMatchObject({
      message: "Profile updated successfully",
      data: { name: "A student", phone: "+8801711111111", bio: "ছাত্র", role: "student", email, isVerified: false },
    })
    expect(response.json().data).toEqual((await send(token, "GET", "get-user")).json().data)
    expect((await send(token, "PATCH", "update-user", { photo: "" })).json().data).toMatchObject({
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
    const response = await send(token, "PATCH", "update-user", sent as object)
    expect([response.statusCode, response.json().message, response.json().errors?.[0]?.field]).toEqual([
      400,
      message,
      field,
    ])
  })

  test("the second of two profile edits with the same ETag is refused, and one that accepts any state is not", async () => {
    const { token } = await app().as("student")
    const seen = { "if-match": (await send(token, "GET", "get-user")).headers.etag }
    expect((await send(token, "PATCH", "update-user", { bio: "A" }, seen)).statusCode).toBe(200)
    expect((await send(token, "PATCH", "update-user", { bio: "B" }, seen)).statusCode).toBe(412)
    const anyState = { "if-match": "*" }
    expect((await send(token, "PATCH", "update-user", { bio: "C" }, anyState)).statusCode).toBe(200)
  })

  test("changing the password keeps this session and ends all others, and the old password stops working", async () => {
    const { token, email } = await app().as("student")
    const other = (await login(email)).json().token
    expect((await change(token)).json()).toEqual({ success: true, message: "Password changed successfully" })
    expect((await send(token, "GET", "get-user")).statusCode).toBe(200)
    expect((await send(other, "GET", "get-user")).statusCode).toBe(401)
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
    const response = await change(token, some as object)
    expect([response.statusCode, response.json().message]).toEqual([400, message])
    expect(response.json().errors).toContainEqual(expect.objectContaining({ field, message }))
    expect((await login(email)).statusCode).toBe(200)
  })

  test("users can list their sessions, and end one of them or all others", async () => {
    const { token, email } = await app().as("student")
    const [second, third] = [(await login(email)).json().token, (await login(email)).json().token]
    const { data, count } = (await send(token, "GET", "get-sessions")).json()
    expect(count).toBe(3)
    expect(data.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false, false])
    expect(JSON.stringify(data)).not.toMatch(/hash/i)
    const path = `end-session/${data[1]._id}`
    const { token: stranger } = await app().as("student")
    expect((await send(stranger, "DELETE", path)).statusCode).toBe(404)
    expect((await send(token, "DELETE", path)).statusCode).toBe(200)
    expect((await send(second, "GET", "get-user")).statusCode).toBe(401)
    expect((await send(third, "DELETE", "end-other-sessions")).statusCode).toBe(200)
    expect((await send(token, "GET", "get-user")).statusCode).toBe(401)
    expect((await send(third, "GET", "get-user")).statusCode).toBe(200)
  })
})
