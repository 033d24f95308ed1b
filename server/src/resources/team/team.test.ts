import { expect, test } from "vitest"
import { aTeamMember } from "#test/factories.ts"
import { onAnyDatabase } from "#test/test-app.ts"

onAnyDatabase("team members", (app) => {
  let admin = ""
  const send = async (method: "GET" | "POST" | "PATCH", path: string, payload?: object) => {
    admin ||= (await app().as("admin")).token
    return app().request({ method, url: `/api/teams/${path}`, payload }, admin)
  }
  const create = async (some = {}) => (await send("POST", "register", aTeamMember(some))).json().data

  test("a new member gets the next serial, and the list is sorted by serial", async () => {
    const [one, two] = [await create(), await create()]
    expect(two.serial).toBe(one.serial + 1)
    const response = await send("PATCH", `update-team/${two._id}`, { ...aTeamMember({ name: "Moved" }), serial: "0" })
    expect(response.json()).toMatchObject({
      message: "Team member updated successfully",
      data: { name: "Moved", serial: 0 },
    })
    const names = (await send("GET", "get-teams")).json().data.map(({ name }: { name: string }) => name)
    expect(names[0]).toBe("Moved")
  })

  test("ten members created concurrently get different serials", async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => create()))
    expect(new Set(members.map(({ serial }) => serial)).size).toBe(10)
  })

  test("a member is found by id; an unknown id gets 404", async () => {
    const member = await create()
    expect((await send("GET", `get-team/${member._id}`)).json().data).toEqual(member)
    expect((await send("GET", "get-team/none")).json()).toEqual({
      success: false,
      code: "teamNotFound",
      message: "Team member not found",
    })
  })

  test("phone and social links are optional and can be cleared", async () => {
    const { photo, name, email, designation } = aTeamMember()
    const bare = (await send("POST", "register", { photo, name, email, designation })).json().data
    expect(bare).toMatchObject({ phone: "", facebookLink: "", instagramLink: "" })
    const full = await create()
    const emptied = await send("PATCH", `update-team/${full._id}`, { phone: "", facebookLink: "" })
    expect(emptied.json().data).toMatchObject({ phone: "", facebookLink: "", name: full.name })
  })
})
