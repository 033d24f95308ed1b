import { expect, test } from "vitest"
import { aTeamMember } from "#test/make.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("team members", (app) => {
  let admin = ""
  const ask = async (method: "GET" | "POST" | "PATCH", path: string, payload?: object) => {
    admin ||= (await app().as("admin")).token
    return app().request({ method, url: `/api/teams/${path}`, payload }, admin)
  }
  const make = async (some = {}) => (await ask("POST", "register", aTeamMember(some))).json().data

  test("a new one gets the next serial, and the list follows the serials", async () => {
    const [one, two] = [await make(), await make()]
    expect(two.serial).toBe(one.serial + 1)
    const answer = await ask("PATCH", `update-team/${two._id}`, { ...aTeamMember({ name: "Moved" }), serial: "0" })
    expect(answer.json()).toMatchObject({
      message: "Team member updated successfully",
      data: { name: "Moved", serial: 0 },
    })
    const names = (await ask("GET", "get-teams")).json().data.map(({ name }: { name: string }) => name)
    expect(names[0]).toBe("Moved")
  })

  test("ten made at once get ten serials", async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => make()))
    expect(new Set(made.map(({ serial }) => serial)).size).toBe(10)
  })

  test("one is found by its id; an unknown one answers 404", async () => {
    const member = await make()
    expect((await ask("GET", `get-team/${member._id}`)).json().data).toEqual(member)
    expect((await ask("GET", "get-team/none")).json()).toEqual({
      success: false,
      code: "teamNotFound",
      message: "Team member not found",
    })
  })

  test("phone and social links may be missing, and can be emptied", async () => {
    const { photo, name, email, designation } = aTeamMember()
    const bare = (await ask("POST", "register", { photo, name, email, designation })).json().data
    expect(bare).toMatchObject({ phone: "", facebookLink: "", instagramLink: "" })
    const full = await make()
    const emptied = await ask("PATCH", `update-team/${full._id}`, { phone: "", facebookLink: "" })
    expect(emptied.json().data).toMatchObject({ phone: "", facebookLink: "", name: full.name })
  })
})
