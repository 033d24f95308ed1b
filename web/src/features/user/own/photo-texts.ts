import type { Widened } from "#i18n/en.ts"

const en = {
  photo: "Photo",
  choose: "Choose a photo",
  change: "Change the photo",
  remove: "Remove the photo",
  types: "JPEG or PNG.",
  percent: (percent: string) => `${percent}%`,
  unsaved: "Not saved yet: press “Update Profile”.",
  tooLarge: (megabytes: string) => `Please choose an image of at most ${megabytes} MB`,
  cropTitle: "Your photo",
  cropText: "Move the photo with a finger, the mouse or the arrow keys, until your face is in the circle.",
  area: "Photo; move it with the arrow keys",
  zoom: "Zoom",
  use: "Use this photo",
}

const bn: Widened<typeof en> = {
  photo: "ছবি",
  choose: "ছবি বেছে নিন",
  change: "ছবি বদলান",
  remove: "ছবি সরান",
  types: "JPEG বা PNG।",
  percent: (percent) => `${percent}%`,
  unsaved: "এখনো সংরক্ষণ করা হয়নি: ‘প্রোফাইল আপডেট করুন’ চাপুন।",
  tooLarge: (megabytes) => `সর্বোচ্চ ${megabytes} মেগাবাইটের একটি ছবি দিন`,
  cropTitle: "আপনার ছবি",
  cropText: "আঙুল, মাউস বা অ্যারো কি দিয়ে ছবিটি সরান, যাতে মুখটি বৃত্তের ভেতরে থাকে।",
  area: "ছবি; অ্যারো কি দিয়ে সরান",
  zoom: "জুম",
  use: "এই ছবিটিই দিন",
}

export const photoTexts = { en, bn }
