import { galleryCalls } from "contract"
import { orderedFeature } from "#dashboard/feature.ts"
import { paths } from "#paths.ts"
import { PictureIcon } from "#ui/image/menu-icons.tsx"

export const gallery = orderedFeature("gallery", galleryCalls, {
  name: { en: "Galleries", bn: "গ্যালারি" },
  path: paths.manageGalleries,
  order: 80,
  icon: PictureIcon,
  title: ({ title }) => title,
  images: { image: { label: { en: "Gallery", bn: "গ্যালারি" } } },
  createCommand: { en: "Add gallery picture", bn: "গ্যালারিতে ছবি যোগ করুন" },
  actions: {
    create: { en: "Gallery picture added", bn: "গ্যালারিতে ছবি যোগ" },
    update: { en: "Gallery picture changed", bn: "গ্যালারির ছবি বদল" },
    move: { en: "Gallery picture moved", bn: "গ্যালারির ছবির ক্রম বদল" },
    delete: { en: "Gallery picture deleted", bn: "গ্যালারির ছবি মোছা" },
    restore: { en: "Gallery picture restored", bn: "গ্যালারির ছবি ফিরিয়ে আনা" },
  },
})
