import type { Achievement, CreateAchievement, Done, List, One } from "contract"
import { api } from "#api/api.ts"

const achievementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAchievements: build.query<List<Achievement>, void>({
      query: () => "/achievements/get-achievements",
      providesTags: ["achievement"],
    }),
    createAchievement: build.mutation<One<Achievement>, CreateAchievement>({
      query: (body) => ({ url: "/achievements/register", method: "POST", body }),
      invalidatesTags: ["achievement"],
    }),
    deleteAchievement: build.mutation<Done, Achievement>({
      query: ({ _id, updatedAt }) => ({
        url: `/achievements/delete-achievement/${_id}`,
        method: "DELETE",
        seen: updatedAt,
      }),
      invalidatesTags: ["achievement"],
    }),
  }),
})

export const { useGetAchievementsQuery, useCreateAchievementMutation, useDeleteAchievementMutation } = achievementApi
