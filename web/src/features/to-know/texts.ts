import type { Widened } from "#i18n/en.ts"

const en = {
  name: "To-Knows",
  none: "No to-knows found...",
  create: "Create New To-Know",
  createText: "A playlist to learn from. It is shown on the to-knows page at once.",
  submit: "Create To-Know",
  creating: "Creating To-Know...",
  created: "To-know created successfully",
  edit: "Edit To-Know",
  submitEdit: "Update To-Know",
  updating: "Updating To-Know...",
  updated: "To-know updated successfully",
  serial: "SL",
  inputs: {
    title: "Title",
    playlist_link: "Playlist Link",
    channel: "Channel",
    videos: "Videos",
    playlist_thumbnail: "Thumbnail",
  },
  deleteTitle: "Delete this to-know?",
  deleteText: (title: string) =>
    `“${title}” leaves the to-knows page. The playlist itself stays where it is. The entry can be restored from the bin.`,
  deleted: "To-know deleted successfully",
  deleteFailed: "Failed to delete to-know",
  moveFailed: "Failed to move the to-know",
}
const bn: Widened<typeof en> = {
  name: "জেনে রাখুন",
  none: "কোনো প্লেলিস্ট পাওয়া যায়নি...",
  create: "নতুন প্লেলিস্ট যোগ করুন",
  createText: "শেখার একটি প্লেলিস্ট। যোগ করামাত্র ‘জেনে রাখুন’ পাতায় দেখা যাবে।",
  submit: "প্লেলিস্ট যোগ করুন",
  creating: "প্লেলিস্ট যোগ হচ্ছে...",
  created: "প্লেলিস্ট যোগ হয়েছে",
  edit: "প্লেলিস্ট সম্পাদনা",
  submitEdit: "প্লেলিস্ট আপডেট করুন",
  updating: "প্লেলিস্ট আপডেট হচ্ছে...",
  updated: "প্লেলিস্ট আপডেট হয়েছে",
  serial: "ক্রম",
  inputs: {
    title: "শিরোনাম",
    playlist_link: "প্লেলিস্টের লিংক",
    channel: "চ্যানেল",
    videos: "ভিডিওর সংখ্যা",
    playlist_thumbnail: "থাম্বনেইল",
  },
  deleteTitle: "প্লেলিস্টটি মুছে ফেলবেন?",
  deleteText: (title) =>
    `“${title}” ‘জেনে রাখুন’ পাতা থেকে মুছে যাবে। মূল প্লেলিস্টটি যেখানে আছে, সেখানেই থাকবে। রিসাইকেল বিন থেকে এটি আবার ফিরিয়ে আনা যায়।`,
  deleted: "প্লেলিস্ট মুছে ফেলা হয়েছে",
  deleteFailed: "প্লেলিস্ট মোছা যায়নি",
  moveFailed: "প্লেলিস্টটি সরানো যায়নি",
}
export const toKnowTexts = { en, bn }
