import type { Widened } from "#i18n/en.ts"

const en = {
  upload: "Upload a picture",
  cancel: "Cancel the upload",
  types: "JPEG or PNG, at most 5 MB.",
  drop: "You can also drop it here.",
  useAddress: "Use an address instead",
  uploading: "Uploading…",
  uploaded: "The picture is uploaded.",
  percent: (percent: string) => `${percent}%`,
  preview: (label: string) => `Preview: ${label}`,
  loading: "Loading the picture…",
  invalid: "Please enter a valid image URL",
}

const bn: Widened<typeof en> = {
  upload: "ছবি আপলোড করুন",
  cancel: "আপলোড থামান",
  types: "JPEG বা PNG, সর্বোচ্চ ৫ মেগাবাইট।",
  drop: "ছবিটি টেনে এনে এখানে ছেড়ে দিলেও হবে।",
  useAddress: "ছবির লিংক দিতে চাই",
  uploading: "আপলোড হচ্ছে…",
  uploaded: "ছবি আপলোড হয়েছে।",
  percent: (percent) => `${percent}%`,
  preview: (label) => `প্রিভিউ: ${label}`,
  loading: "ছবি আনা হচ্ছে…",
  invalid: "ছবির সঠিক লিংক দিন",
}

export const imageTexts = { en, bn }
