import type { CreateTeamMember, Done, List, One, TeamMember, UpdateTeamMember } from "contract"
import { api } from "#api/api.ts"

type Change = { id: string; changes: UpdateTeamMember; seen: string }

const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTeams: build.query<List<TeamMember>, void>({
      query: () => "/teams/get-teams",
      providesTags: ["team"],
    }),
    getTeam: build.query<One<TeamMember>, string>({
      query: (id) => `/teams/get-team/${id}`,
    }),
    createTeamMember: build.mutation<One<TeamMember>, CreateTeamMember>({
      query: (body) => ({ url: "/teams/register", method: "POST", body }),
      invalidatesTags: ["team"],
    }),
    updateTeamMember: build.mutation<One<TeamMember>, Change>({
      query: ({ id, changes, seen }) => ({ url: `/teams/update-team/${id}`, method: "PATCH", body: changes, seen }),
      invalidatesTags: ["team"],
    }),
    deleteTeamMember: build.mutation<Done, TeamMember>({
      query: ({ _id, updatedAt }) => ({ url: `/teams/delete-team/${_id}`, method: "DELETE", seen: updatedAt }),
      invalidatesTags: ["team"],
    }),
  }),
})

export const {
  useGetTeamsQuery,
  useLazyGetTeamQuery,
  useCreateTeamMemberMutation,
  useUpdateTeamMemberMutation,
  useDeleteTeamMemberMutation,
} = teamApi
