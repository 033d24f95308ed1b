import type { Widened } from "#i18n/en.ts"

const en = {
  name: "Galleries",
  none: "No galleries found...",
  create: "Create New Gallery",
  createText: "The picture is shown on the gallery page at once.",
  submit: "Create Gallery",
  creating: "Creating Gallery...",
  created: "Gallery created successfully",
  image: "Image",
  imageTitle: "Title",
  deleteTitle: "Delete this picture?",
  deleteText: (title: string) => `“${title}” leaves the gallery page. It can be restored from the audit log.`,
  deleted: "Gallery deleted successfully",
  deleteFailed: "Failed to delete gallery",
}
const bn: Widened<typeof en> = {
  name: "গ্যালারি",
  none: "কোনো ছবি পাওয়া যায়নি...",
  create: "নতুন ছবি যোগ করুন",
  createText: "যোগ করামাত্র ছবিটি গ্যালারির পাতায় দেখা যাবে।",
  submit: "ছবি যোগ করুন",
  creating: "ছবি যোগ হচ্ছে...",
  created: "ছবি যোগ হয়েছে",
  image: "ছবি",
  imageTitle: "শিরোনাম",
  deleteTitle: "ছবিটি মুছে ফেলবেন?",
  deleteText: (title) => `“${title}” গ্যালারির পাতা থেকে মুছে যাবে। অডিট লগ থেকে আবার ফিরিয়ে আনা যায়।`,
  deleted: "ছবি মুছে ফেলা হয়েছে",
  deleteFailed: "ছবি মোছা যায়নি",
}
export const galleryTexts = { en, bn }
