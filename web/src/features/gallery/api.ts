import type { CreateGallery, Done, Gallery, List, One } from "contract"
import { api } from "#api/api.ts"

const galleryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGalleries: build.query<List<Gallery>, void>({
      query: () => "/galleries/get-galleries",
      providesTags: ["gallery"],
    }),
    createGallery: build.mutation<One<Gallery>, CreateGallery>({
      query: (body) => ({ url: "/galleries/register", method: "POST", body }),
      invalidatesTags: ["gallery"],
    }),
    deleteGallery: build.mutation<Done, Gallery>({
      query: ({ _id, updatedAt }) => ({ url: `/galleries/delete-gallery/${_id}`, method: "DELETE", seen: updatedAt }),
      invalidatesTags: ["gallery"],
    }),
  }),
})

export const { useGetGalleriesQuery, useCreateGalleryMutation, useDeleteGalleryMutation } = galleryApi
