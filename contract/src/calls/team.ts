import { admins, anyone } from "../call.ts"
import { callsOf } from "../calls-of.ts"
import { list, one } from "../resource.ts"
import { CreateTeamMember, TeamMember, UpdateTeamMember } from "../team.ts"

const team = callsOf("team")

export const getTeams = team.get("/teams/get-teams", {
  access: anyone,
  response: list(TeamMember),
  message: "Team members found",
  isCached: true,
  summary: "All team members, by `serial`",
})

export const getTeam = team.get("/teams/get-team/:id", {
  access: anyone,
  response: one(TeamMember),
  message: "Team member found",
  isCached: true,
  summary: "A team member",
})

export const createTeam = team.post("/teams/register", {
  access: admins,
  body: CreateTeamMember,
  maxBodyBytes: 128 * 1024,
  response: one(TeamMember),
  message: "Team member created successfully",
  summary: "Add a team member, last in order",
})

export const updateTeam = team.patch("/teams/update-team/:id", {
  access: admins,
  body: UpdateTeamMember,
  maxBodyBytes: 128 * 1024,
  response: one(TeamMember),
  message: "Team member updated successfully",
  summary: "Change a team member",
})

export const deleteTeam = team.delete("/teams/delete-team/:id", {
  access: admins,
  message: "Deleted successfully",
  summary: "Delete a team member",
})
