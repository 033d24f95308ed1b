import type { CreateAchievement, CreateGallery, CreateToKnow } from "contract"
import type { PictureOf } from "#demo/wording.ts"

const scenes = {
  lab: "কম্পিউটার ল্যাবে হাতে-কলমে ক্লাস",
  workshop: "রাজশাহীর একটি কলেজে সচেতনতা কর্মশালা",
  river: "পদ্মার বুকে দলের বার্ষিক নৌভ্রমণ",
  ceremony: "দ্বিতীয় ব্যাচের সনদ বিতরণ",
  adda: "ফেমিনার চায়ের আড্ডা",
  ctf: "রাতভর CTF প্রতিযোগিতা",
  servers: "ডেটা সেন্টার ঘুরে দেখা",
  summit: "ক্যাম্পাস অ্যাম্বাসেডর সম্মেলন",
  alpona: "পহেলা বৈশাখে অফিসের আঙিনায় আলপনা",
  fair: "বইমেলায় প্রহরীর স্টল",
  rickshaw: "রিকশায় রিকশায় নিরাপদ ইন্টারনেটের বার্তা",
  rain: "বর্ষার বিকেলে অনলাইন ক্লাস",
}

export const demoGallery = (picture: PictureOf): CreateGallery[] =>
  Object.entries(scenes).map(([name, title]) => ({ image: picture(`gallery-${name}`), title }))

const honours: [name: string, title: string, description?: string][] = [
  [
    "trophy",
    "আন্তঃবিশ্ববিদ্যালয় CTF-এ চ্যাম্পিয়ন",
    "আমাদের তিন শিক্ষার্থীর দল ৩৬ ঘণ্টার প্রতিযোগিতায় ৮২টি দলকে পেছনে ফেলে প্রথম হয়েছে। ওয়েব ও ফরেনসিক বিভাগের সব কটি সমস্যার সমাধান করেছে একমাত্র তারাই।",
  ],
  ["students", "১০,০০০ শিক্ষার্থীর মাইলফলক"],
  ["medal", "বছরের সেরা বাংলা প্রযুক্তি শিক্ষা", "বাংলায় মানসম্মত সাইবার নিরাপত্তা শিক্ষা ছড়িয়ে দেওয়ার স্বীকৃতি হিসেবে এই সম্মাননা দেওয়া হয়।"],
  [
    "workshops",
    "৬৪ জেলায় ডিজিটাল নিরাপত্তা কর্মশালা",
    "স্কুল, কলেজ আর গ্রন্থাগার মিলিয়ে এক বছরে ২১০টি কর্মশালা। অংশ নিয়েছেন ১৮ হাজারের বেশি মানুষ, তাঁদের অর্ধেকের বেশি নারী।",
  ],
  ["femina", "ফেমিনার প্রথম ৫০০ সনদ", "বিনা মূল্যের এই প্রোগ্রাম থেকে প্রথম ৫০০ নারী পেশাদার সনদ পেয়েছেন।"],
  ["thanks", "দায়িত্বশীল বাগ রিপোর্টের স্বীকৃতি"],
]

export const demoAchievements = (picture: PictureOf): CreateAchievement[] =>
  honours.map(([name, title, description]) => ({
    image: picture(`achievement-${name}`),
    title,
    ...(description && { description }),
  }))

const playlists = {
  ctf: "CTF সমাধান: শুরু থেকে শেষ",
  python: "Python দিয়ে নিজের ছোট টুল বানানো",
  cryptography: "ক্রিপ্টোগ্রাফির সহজ পাঠ",
  web: "ওয়েব হ্যাকিংয়ের হাতেখড়ি",
  phishing: "ফিশিং চেনার সাত উপায়",
  passwords: "পাসওয়ার্ড, দুই ধাপের লগইন আর পাসকি",
  linux: "Linux কমান্ড লাইনে প্রথম পা",
  network: "নেটওয়ার্কের গোড়ার কথা",
}

/** The last one is the newest, and so stands first: where somebody new should begin. */
export const demoToKnows = (picture: PictureOf): CreateToKnow[] =>
  Object.entries(playlists).map(([name, title]) => ({
    playlist_thumbnail: picture(`playlist-${name}`),
    title,
    playlist_link: `https://example.com/playlists/${name}`,
  }))
