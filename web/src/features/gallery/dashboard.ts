import { createGallery, getGalleries } from "contract"
import { type DashboardFeature, editUrl, record } from "#dashboard/feature.ts"
import { manageGalleries } from "./pages.ts"

const name = { en: "Galleries", bn: "গ্যালারি" }

export const gallery = {
  screens: [{ path: manageGalleries, label: name, needs: createGallery, order: 80 }],
  record: record("gallery", getGalleries, {
    name,
    path: manageGalleries,
    title: ({ title }) => title,
    to: (row) => editUrl(manageGalleries, row),
    images: { image: { label: { en: "Gallery", bn: "গ্যালারি" } } },
    createCommand: { en: "Add gallery picture", bn: "গ্যালারিতে ছবি যোগ করুন" },
    actions: {
      create: { en: "Gallery picture added", bn: "গ্যালারিতে ছবি যোগ" },
      update: { en: "Gallery picture changed", bn: "গ্যালারির ছবি বদল" },
      move: { en: "Gallery picture moved", bn: "গ্যালারির ছবির ক্রম বদল" },
      delete: { en: "Gallery picture deleted", bn: "গ্যালারির ছবি মোছা" },
      restore: { en: "Gallery picture restored", bn: "গ্যালারির ছবি ফিরিয়ে আনা" },
    },
  }),
} satisfies DashboardFeature
