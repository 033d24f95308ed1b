import { Gallery, galleryCalls } from "contract"
import { orderedTable } from "#resources/ordered-table.ts"

export const gallery = orderedTable("gallery", Gallery, {
  name: "title",
  calls: galleryCalls,
  demo: () => import("#resources/gallery/samples.ts"),
  example: {
    _id: "019a8f3e-6c1d-7b52-9e04-6f5e4d3c2b1a",
    image: "https://images.example.com/khulna.webp",
    title: "খুলনায় সপ্তম ব্যাচের ক্লাস",
    en: { title: "The seventh batch in class in Khulna" },
    updatedAt: "2026-11-16T04:30:00.000Z",
  },
  bodies: { updateGallery: { title: "খুলনায় অষ্টম ব্যাচের ক্লাস" } },
})
