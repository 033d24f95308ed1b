import { ById, CreateTeamMember, Done, list, one, TeamMember, UpdateTeamMember } from "contract"
import type { Transaction } from "kysely"
import { newRecord } from "#db/new-record.ts"
import type { Database } from "#db/open.ts"
import { createRecord, deleteRecord, updateRecord } from "#db/records.ts"
import type { Tables, TeamRow } from "#db/schema.ts"
import { takeTurn } from "#db/turn.ts"
import { notFound } from "#errors.ts"
import type { App } from "#http/app-type.ts"
import { askerOf } from "#http/guard.ts"
import { answered, created, done, listed } from "#http/success.ts"

export function teamRoutes(app: App, database: Database) {
  app.get(
    "/teams/get-teams",
    { schema: { response: { 200: list(TeamMember) } }, config: { keptUntil: ["team"] } },
    async () => {
      const all = await database.read.selectFrom("team").selectAll().orderBy("serial").orderBy("_id", "desc").execute()
      return listed("Team members found", all)
    },
  )

  app.get(
    "/teams/get-team/:id",
    {
      schema: { params: ById, response: { 200: one(TeamMember) } },
      config: { keptUntil: ["team"], fails: ["notFound"] },
    },
    async ({ params }, reply) => {
      const row = await database.read.selectFrom("team").selectAll().where("_id", "=", params.id).executeTakeFirst()
      if (!row) throw notFound("teamNotFound")
      return answered(reply, "Team member found", row)
    },
  )

  app.post(
    "/teams/register",
    { schema: { body: CreateTeamMember, response: { 201: one(TeamMember) } } },
    async (request, reply) => {
      const made = await database.write(["team"], async (trx) => {
        await takeTurn(trx, "order")
        return createRecord(trx, "team", newTeamMember(request.body, await nextSerial(trx)), askerOf(request))
      })
      return created(reply, "Team member created successfully", made)
    },
  )

  app.patch(
    "/teams/update-team/:id",
    {
      schema: { params: ById, body: UpdateTeamMember, response: { 200: one(TeamMember) } },
      config: { fails: ["notFound", "changedMeanwhile"] },
    },
    async (request, reply) => {
      const { serial, photo, name, email, designation, phone, ...links } = request.body
      const { facebookLink, twitterLink, linkedinLink, instagramLink } = links
      const values = { serial, photo, name, email, designation, phone }
      const changed = await database.write(["team"], (trx) =>
        updateRecord(trx, "team", request.params.id, askerOf(request), () => ({
          ...values,
          ...{ facebookLink, twitterLink, linkedinLink, instagramLink },
        })),
      )
      return answered(reply, "Team member updated successfully", changed)
    },
  )

  app.delete(
    "/teams/delete-team/:id",
    { schema: { params: ById, response: { 200: Done } }, config: { fails: ["notFound", "changedMeanwhile"] } },
    async (request) => {
      await database.write(["team"], (trx) => deleteRecord(trx, "team", request.params.id, askerOf(request)))
      return done("Deleted successfully")
    },
  )
}

async function nextSerial(trx: Transaction<Tables>): Promise<number> {
  const last = await trx.selectFrom("team").select("serial").orderBy("serial", "desc").limit(1).executeTakeFirst()
  return (last?.serial ?? 0) + 1
}

/** A restored member goes where they were, or to the end if another has that serial. */
export async function freeSerial(trx: Transaction<Tables>, serial: number): Promise<number> {
  const other = await trx.selectFrom("team").select("_id").where("serial", "=", serial).limit(1).executeTakeFirst()
  return other ? nextSerial(trx) : serial
}

export function newTeamMember(input: CreateTeamMember, serial: number): TeamRow {
  const { photo, name, email, designation } = input
  const { phone = "", facebookLink = "", twitterLink = "", linkedinLink = "", instagramLink = "" } = input
  const optional = { phone, facebookLink, twitterLink, linkedinLink, instagramLink }
  return { ...newRecord(), serial, photo, name, email, designation, ...optional }
}
