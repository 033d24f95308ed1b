import type { Widened } from "#i18n/en.ts"

const en = {
  legalName: "Legal name",
  tradeLicence: "Trade licence",
  bin: "BIN",
  blank: "Nothing is entered: the site has only its own name at the foot of its pages.",
  saved: "This is how the site names the company. What is blank is not shown.",
  unsaved: "This is how the site will name the company. Nothing is saved yet.",
}

const bn: Widened<typeof en> = {
  legalName: "নিবন্ধিত নাম",
  tradeLicence: "ট্রেড লাইসেন্স",
  bin: "বিআইএন",
  blank: "এখানে কিছু লেখা নেই: পাতার নিচে শুধু সাইটের নাম থাকে।",
  saved: "সাইটে প্রতিষ্ঠানের পরিচয় এমন দেখায়। যা খালি, তা দেখানো হয় না।",
  unsaved: "সাইটে প্রতিষ্ঠানের পরিচয় এমন দেখাবে। এখনো কিছু সংরক্ষণ করা হয়নি।",
}

export const legalTexts = { en, bn }
