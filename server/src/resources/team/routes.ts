import { type CreateTeamMember, createTeam, deleteTeam, getTeam, getTeams, updateTeam } from "contract"
import { nextIndex } from "#db/order.ts"
import { createRecord, deleteRecord, getRecord, newRecord, updateRecord } from "#db/records.ts"
import type { App } from "#http/app-type.ts"
import { askerOf } from "#http/guard.ts"
import { handle, listOf } from "#http/handle.ts"
import { handleChange } from "#http/handle-change.ts"
import type { Parts } from "#resources/resource.ts"
import type { TeamRow } from "#resources/team/table.ts"

export function teamRoutes(app: App, { database }: Parts) {
  handle(app, getTeams, async () => {
    const all = await database.read.selectFrom("team").selectAll().orderBy("serial").orderBy("_id", "desc").execute()
    return listOf(all)
  })

  handle(app, getTeam, async ({ params }) => ({ data: await getRecord(database.read, "team", params.id) }))

  handleChange(app, database, createTeam, async (trx, request) => {
    const member = newTeamMember(request.body, await nextIndex(trx, "team"))
    return { data: await createRecord(trx, "team", member, askerOf(request)) }
  })

  handleChange(app, database, updateTeam, async (trx, request) => {
    const { serial, photo, name, email, designation, phone, ...links } = request.body
    const { facebookLink, twitterLink, linkedinLink, instagramLink } = links
    const values = { serial, photo, name, email, designation, phone }
    const changed = await updateRecord(trx, "team", request.params.id, askerOf(request), () => ({
      ...values,
      ...{ facebookLink, twitterLink, linkedinLink, instagramLink },
    }))
    return { data: changed }
  })

  handleChange(app, database, deleteTeam, async (trx, request) => {
    await deleteRecord(trx, "team", request.params.id, askerOf(request))
  })
}

export function newTeamMember(input: CreateTeamMember, serial: number): TeamRow {
  const { photo, name, email, designation } = input
  const { phone = "", facebookLink = "", twitterLink = "", linkedinLink = "", instagramLink = "" } = input
  const optional = { phone, facebookLink, twitterLink, linkedinLink, instagramLink }
  return { ...newRecord(), serial, photo, name, email, designation, ...optional }
}
