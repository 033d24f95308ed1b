import type { Widened } from "#i18n/en.ts"

const en = {
  name: "Achievements",
  none: "No achievements found...",
  create: "Create New Achievement",
  createText: "It is shown on the achievements page at once. Fields with (*) are required.",
  submit: "Create Achievement",
  creating: "Creating Achievement...",
  created: "Achievement created successfully",
  image: "Image",
  titled: "Title",
  description: "Description",
  inputs: { title: "Title (*)", image: "Image (*)", description: "Description" },
  deleteTitle: "Delete this achievement?",
  deleteText: (title: string) => `“${title}” leaves the achievements page. It can be restored from the audit log.`,
  deleted: "Achievement deleted successfully",
  deleteFailed: "Failed to delete achievement",
}
const bn: Widened<typeof en> = {
  name: "অর্জন",
  none: "কোনো অর্জন পাওয়া যায়নি...",
  create: "নতুন অর্জন যোগ করুন",
  createText: "যোগ করামাত্র অর্জনের পাতায় দেখা যাবে। (*) চিহ্নিত ঘরগুলো পূরণ করতেই হবে।",
  submit: "অর্জন যোগ করুন",
  creating: "অর্জন যোগ হচ্ছে...",
  created: "অর্জন যোগ হয়েছে",
  image: "ছবি",
  titled: "শিরোনাম",
  description: "বিবরণ",
  inputs: { title: "শিরোনাম (*)", image: "ছবি (*)", description: "বিবরণ" },
  deleteTitle: "অর্জনটি মুছে ফেলবেন?",
  deleteText: (title) => `“${title}” অর্জনের পাতা থেকে মুছে যাবে। অডিট লগ থেকে আবার ফিরিয়ে আনা যায়।`,
  deleted: "অর্জন মুছে ফেলা হয়েছে",
  deleteFailed: "অর্জন মোছা যায়নি",
}
export const achievementTexts = { en, bn }
