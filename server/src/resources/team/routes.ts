import { type CreateTeamMember, createTeam, deleteTeam, getTeam, getTeams, updateTeam } from "contract"
import { nextIndex } from "#db/order.ts"
import { createRecord, deleteRecord, newRecord, updateRecord } from "#db/records.ts"
import { notFound } from "#errors.ts"
import type { App } from "#http/app-type.ts"
import { askerOf } from "#http/guard.ts"
import { handle, listOf } from "#http/handle.ts"
import type { Parts } from "#resources/resource.ts"
import type { TeamRow } from "#resources/team/table.ts"

export function teamRoutes(app: App, { database }: Parts) {
  handle(app, getTeams, async () => {
    const all = await database.read.selectFrom("team").selectAll().orderBy("serial").orderBy("_id", "desc").execute()
    return listOf(all)
  })

  handle(app, getTeam, async ({ params }) => {
    const row = await database.read.selectFrom("team").selectAll().where("_id", "=", params.id).executeTakeFirst()
    if (!row) throw notFound("teamNotFound")
    return { data: row }
  })

  handle(app, createTeam, async (request) => {
    const made = await database.write(createTeam.topics, async (trx) =>
      createRecord(trx, "team", newTeamMember(request.body, await nextIndex(trx, "team")), askerOf(request)),
    )
    return { data: made }
  })

  handle(app, updateTeam, async (request) => {
    const { serial, photo, name, email, designation, phone, ...links } = request.body
    const { facebookLink, twitterLink, linkedinLink, instagramLink } = links
    const values = { serial, photo, name, email, designation, phone }
    const changed = await database.write(updateTeam.topics, (trx) =>
      updateRecord(trx, "team", request.params.id, askerOf(request), () => ({
        ...values,
        ...{ facebookLink, twitterLink, linkedinLink, instagramLink },
      })),
    )
    return { data: changed }
  })

  handle(app, deleteTeam, async (request) => {
    await database.write(deleteTeam.topics, (trx) => deleteRecord(trx, "team", request.params.id, askerOf(request)))
  })
}

export function newTeamMember(input: CreateTeamMember, serial: number): TeamRow {
  const { photo, name, email, designation } = input
  const { phone = "", facebookLink = "", twitterLink = "", linkedinLink = "", instagramLink = "" } = input
  const optional = { phone, facebookLink, twitterLink, linkedinLink, instagramLink }
  return { ...newRecord(), serial, photo, name, email, designation, ...optional }
}
