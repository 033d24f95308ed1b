import { admins, anyone, call } from "../call.ts"
import { ById } from "../input.ts"
import { Done, list, one } from "../resource.ts"
import { CreateTeamMember, TeamMember, UpdateTeamMember } from "../team.ts"

export const getTeams = call({
  method: "GET",
  path: "/teams/get-teams",
  access: anyone,
  response: list(TeamMember),
  message: "Team members found",
  topics: ["team"],
  isCached: true,
  summary: "All team members, by `serial`",
})

export const getTeam = call({
  method: "GET",
  path: "/teams/get-team/:id",
  access: anyone,
  params: ById,
  response: one(TeamMember),
  message: "Team member found",
  errors: { notFound: "teamNotFound" },
  topics: ["team"],
  isCached: true,
  summary: "A team member",
})

export const createTeam = call({
  method: "POST",
  path: "/teams/register",
  access: admins,
  body: CreateTeamMember,
  maxBodyBytes: 128 * 1024,
  response: one(TeamMember),
  status: 201,
  message: "Team member created successfully",
  topics: ["team"],
  summary: "Add a team member, last in order",
})

export const updateTeam = call({
  method: "PATCH",
  path: "/teams/update-team/:id",
  access: admins,
  params: ById,
  body: UpdateTeamMember,
  maxBodyBytes: 128 * 1024,
  response: one(TeamMember),
  message: "Team member updated successfully",
  errors: { notFound: "teamNotFound", changedMeanwhile: "changedMeanwhile" },
  topics: ["team"],
  summary: "Change a team member",
  description: "Fields that are not sent stay as they are; at least one is sent.",
})

export const deleteTeam = call({
  method: "DELETE",
  path: "/teams/delete-team/:id",
  access: admins,
  params: ById,
  response: Done,
  message: "Deleted successfully",
  errors: { notFound: "teamNotFound", changedMeanwhile: "changedMeanwhile" },
  topics: ["team"],
  summary: "Delete a team member",
})
