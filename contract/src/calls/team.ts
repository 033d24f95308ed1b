import { anyone, editors } from "../call.ts"
import { recordCalls } from "../calls-of.ts"
import { list, one } from "../resource.ts"
import { CreateTeamMember, MoveTeamMember, TeamMember, UpdateTeamMember } from "../team.ts"

const team = recordCalls("team", "Team member")

export const getTeams = team.get("/teams/get-teams", {
  access: anyone,
  response: list(TeamMember),
  isCached: true,
  summary: "List all team members, by `serial`",
})

export const getTeam = team.get("/teams/get-team/:id", {
  access: anyone,
  response: one(TeamMember),
  isCached: true,
  summary: "Get a team member",
})

export const createTeam = team.post("/teams/register", {
  access: editors,
  body: CreateTeamMember,
  maxBodyBytes: 128 * 1024,
  response: one(TeamMember),
  summary: "Create a team member, last in the list",
})

export const updateTeam = team.patch("/teams/update-team/:id", {
  access: editors,
  body: UpdateTeamMember,
  maxBodyBytes: 128 * 1024,
  response: one(TeamMember),
  summary: "Update a team member",
})

export const moveTeam = team.patch("/teams/move-team/:id", {
  access: editors,
  body: MoveTeamMember,
  response: one(TeamMember),
  summary: "Move a team member in the list",
  description:
    "Other members shift: `updatedAt` changes for each whose `serial` changes. A `place` past the end moves the member to the end.",
})

export const deleteTeam = team.delete("/teams/delete-team/:id", {
  access: editors,
  message: "Deleted successfully",
  summary: "Delete a team member",
})
