import { ToKnow, toKnowCalls } from "contract"
import { orderedTable } from "#resources/ordered-table.ts"

export const toKnow = orderedTable("toKnow", ToKnow, {
  name: "title",
  calls: toKnowCalls,
  demo: () => import("#resources/to-know/samples.ts"),
  example: {
    _id: "019a8f3e-6c1d-7b52-9e04-4e5f60718293",
    playlist_thumbnail: "https://images.example.com/networks.webp",
    title: "নেটওয়ার্কের গোড়ার কথা",
    playlist_link: "https://videos.example.com/playlist/networks",
    channel: "সাইবার পাঠশালা",
    videos: 14,
    en: { title: "Network basics" },
    updatedAt: "2026-11-16T04:30:00.000Z",
  },
  bodies: { updateToKnow: { playlist_link: "https://videos.example.com/playlist/networks-2" } },
})
