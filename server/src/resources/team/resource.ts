import {
  type CreateTeamMember,
  canonicalPhoneOr,
  createTeam,
  deleteTeam,
  getTeam,
  getTeams,
  TeamMember,
  updateTeam,
} from "contract"
import { nextIndex } from "#db/order.ts"
import { createRecord, deleteRecord, getRecord, newRecord, updateRecord } from "#db/records.ts"
import { requesterOf } from "#http/guard.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import { example, type Parts, type RecordResource } from "#resources/resource.ts"
import type { TeamRow } from "#resources/team/table.ts"

export const team: RecordResource<"team"> = {
  kind: "team",
  calls: { list: getTeams, create: createTeam, update: updateTeam, delete: deleteTeam },
  demo: async () => {
    const { inputs } = await import("#resources/team/demo.ts")
    return { inputs, rows: () => inputs.map((input, index) => newTeamMember(input, index + 1)) }
  },
  routes: teamRoutes,
  examples: [
    example(TeamMember, {
      _id: "019a8f3e-6c1d-7b52-9e04-9d8c7b6a5f4e",
      serial: 1,
      photo: "https://images.example.com/farhana.webp",
      name: "ফারহানা ইয়াসমিন",
      email: "farhana.y@example.com",
      designation: "প্রধান প্রশিক্ষক",
      phone: "+8801700000000",
      facebookLink: "https://social.example.com/farhana",
      twitterLink: "",
      linkedinLink: "https://work.example.com/in/farhana",
      instagramLink: "",
      updatedAt: "2026-11-16T04:30:00.000Z",
    }),
  ],
  restore: async (_, recorded) => ({ ...recorded, phone: canonicalPhoneOr(recorded.phone) }),
  bodies: { updateTeam: { designation: "প্রধান প্রশিক্ষক", serial: 1 } },
}

function teamRoutes(app: App, { database }: Parts) {
  handle(app, getTeams, async () =>
    listOf(await database.read.selectFrom("team").selectAll().orderBy("serial").orderBy("_id", "desc").execute()),
  )

  handle(app, getTeam, async ({ params }) => ({ data: await getRecord(database.read, "team", params.id) }))

  handleChange(app, database, createTeam, async (trx, request) => {
    const member = newTeamMember(request.body, await nextIndex(trx, "team"))
    return { data: await createRecord(trx, "team", member, requesterOf(request)) }
  })

  handleChange(app, database, updateTeam, async (trx, request) => {
    const { serial, photo, name, email, designation, phone, ...links } = request.body
    const { facebookLink, twitterLink, linkedinLink, instagramLink } = links
    const socialLinks = { facebookLink, twitterLink, linkedinLink, instagramLink }
    const values = { serial, photo, name, email, designation, phone, ...socialLinks }
    return { data: await updateRecord(trx, "team", request.params.id, requesterOf(request), () => values) }
  })

  handleChange(app, database, deleteTeam, async (trx, request) => {
    await deleteRecord(trx, "team", request.params.id, requesterOf(request))
  })
}

export function newTeamMember(input: CreateTeamMember, serial: number): TeamRow {
  const { photo, name, email, designation } = input
  const { phone = "", facebookLink = "", twitterLink = "", linkedinLink = "", instagramLink = "" } = input
  const optional = { phone, facebookLink, twitterLink, linkedinLink, instagramLink }
  return { ...newRecord(), serial, photo, name, email, designation, ...optional }
}
