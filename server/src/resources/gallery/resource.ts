import { createGallery, deleteGallery, Gallery, getGalleries } from "contract"
import { galleryRoutes } from "#resources/gallery/routes.ts"
import { example, type RecordResource } from "#resources/resource.ts"

export const gallery: RecordResource<"gallery"> = {
  kind: "gallery",
  calls: { list: getGalleries, create: createGallery, delete: deleteGallery },
  demo: () => import("#resources/gallery/demo.ts"),
  routes: galleryRoutes,
  examples: [
    example(Gallery, {
      _id: "019a8f3e-6c1d-7b52-9e04-6f5e4d3c2b1a",
      image: "https://images.example.com/khulna.webp",
      title: "খুলনায় সপ্তম ব্যাচের ক্লাস",
      updatedAt: "2026-11-16T04:30:00.000Z",
    }),
  ],
}
