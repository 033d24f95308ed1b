import type { Widened } from "#i18n/en.ts"

const en = {
  title: (name: string) => `Welcome, ${name}`,
  text: "What would you like to do today?",
  certificates: "Your certificates",
  all: (count: string) => `See all (${count})`,
  tiles: {
    courses: ["Find a course", "All courses, with prices and what is taught each week."],
    toKnows: ["Learn on your own", "Our free playlists, one topic at a time."],
    profile: ["My Profile", "Your photo, name and mobile number."],
    review: ["My Review", "Tell others how it was."],
    certificates: ["My Certificates", "See and share them, or have one corrected."],
    verify: ["Verify a certificate", "By its number, in a few seconds."],
    devices: ["My Devices", "See where you are logged in."],
  },
}

const bn: Widened<typeof en> = {
  title: (name) => `স্বাগতম, ${name}`,
  text: "আজ কী করতে চান?",
  certificates: "আপনার সনদ",
  all: (count) => `সবগুলো দেখুন (${count})`,
  tiles: {
    courses: ["কোর্স খুঁজুন", "সব কোর্স, সঙ্গে ফি আর কোন সপ্তাহে কী শেখানো হয়।"],
    toKnows: ["নিজে নিজে শিখুন", "বিনা মূল্যের প্লেলিস্ট, একেকটি বিষয় ধরে।"],
    profile: ["আমার প্রোফাইল", "আপনার ছবি, নাম ও মোবাইল নম্বর।"],
    review: ["আমার রিভিউ", "কেমন লাগল, অন্যদের জানান।"],
    certificates: ["আমার সনদ", "দেখুন, শেয়ার করুন, ভুল থাকলে সংশোধন চান।"],
    verify: ["সনদ যাচাই করুন", "নম্বর দিলেই কয়েক সেকেন্ডে।"],
    devices: ["আমার ডিভাইস", "কোথায় কোথায় লগইন করা আছে, দেখুন।"],
  },
}

export const welcomeTexts = { en, bn }
