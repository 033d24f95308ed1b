import { toKnowCalls } from "contract"
import { orderedFeature } from "#dashboard/feature.ts"
import { paths } from "#paths.ts"
import { PlaylistIcon } from "#ui/image/menu-icons.tsx"

export const toKnow = orderedFeature("toKnow", toKnowCalls, {
  name: { en: "To-Knows", bn: "জেনে রাখুন" },
  path: paths.manageToKnows,
  order: 50,
  icon: PlaylistIcon,
  title: ({ title }) => title,
  images: { playlist_thumbnail: { label: { en: "To-know", bn: "জেনে রাখুন" } } },
  createCommand: { en: "Create to-know", bn: "‘জেনে রাখুন’-এ যোগ করুন" },
  actions: {
    create: { en: "To-know created", bn: "‘জেনে রাখুন’-এ যোগ" },
    update: { en: "To-know changed", bn: "‘জেনে রাখুন’-এর তথ্য বদল" },
    move: { en: "To-know moved in the list", bn: "প্লেলিস্টের ক্রম বদল" },
    delete: { en: "To-know deleted", bn: "‘জেনে রাখুন’ থেকে মোছা" },
    restore: { en: "To-know restored", bn: "‘জেনে রাখুন’-এ ফিরিয়ে আনা" },
  },
  fields: {
    channel: { en: "channel", bn: "চ্যানেল" },
    videos: { en: "videos", bn: "ভিডিওর সংখ্যা" },
    playlist_thumbnail: { en: "thumbnail", bn: "থাম্বনেইল" },
    playlist_link: { en: "playlist link", bn: "প্লেলিস্টের লিংক" },
  },
})
