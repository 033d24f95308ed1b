import type { CreateReview } from "contract"

type Author = { name: string; email: string; photo: string }
type DemoReview = { author: Author; review: CreateReview; isOnHome: boolean }

function by(name: string, mail: string, face: string): Author {
  return { name, email: `${mail}@example.com`, photo: face && `student-${face}` }
}

const shown = true

/** Invented people, oldest review first. All but the first have a sample certificate, and so are verified students. */
const reviews: [author: Author, rating: number, comment: string, isOnHome?: boolean][] = [
  [
    by("মোঃ আবদুল্লাহ আল মামুন", "a.mamun", ""),
    3.5,
    "কোর্সের মান ভালো, তবে গ্রামে থাকি বলে লাইভ ক্লাসে ইন্টারনেট বারবার কেটে যেত। রেকর্ডিং আরেকটু কম MB-তে পেলে উপকার হতো।",
  ],
  [
    by("Shakil Ahmed Pranto", "shakil.pranto", ""),
    4,
    "Good labs and a patient instructor. I wish the Active Directory part were longer.",
  ],
  [by("ফাতেমা তুজ জোহরা", "fatema.tz", ""), 4.5, "ল্যাবগুলো করতে করতেই আসল শেখাটা হয়েছে।"],
  [
    by("লাবণ্য ত্রিপুরা", "labanya.t", "labanya"),
    4.5,
    "খাগড়াছড়িতে বসে এই মানের ক্লাস করতে পারব, আগে ভাবিনি। অনিক স্যার প্রতিটি প্রশ্নের উত্তর ধৈর্য ধরে দিয়েছেন।",
  ],
  [
    by("Mahmudul Hasan Joy", "mahmudul.joy", "joy"),
    4,
    "ফরেনসিকের ক্লাসগুলো গোয়েন্দা গল্পের মতো। রিপোর্ট লেখার অংশটা অফিসে এখন রোজ কাজে লাগছে।",
  ],
  [
    by("আরিফুল ইসলাম শুভ", "ariful.shuvo", "shuvo"),
    5,
    "আমি ওয়েব ডেভেলপার। এই কোর্সের পর নিজের পুরোনো কোড খুলে লজ্জাই পেয়েছি, এত ফাঁক ছিল! শারমিন ম্যাডাম আগে ভাঙতে শেখান, তারপর সারাতে। এখন টিমের সবাইকে কোড রিভিউয়ের সময় এই কথাগুলোই বলি।",
    shown,
  ],
  [by("ঋতুপর্ণা দাস", "rituparna.d", "rituparna"), 5, "একদম শূন্য থেকে শুরু করেছিলাম। আজ একটি ব্যাংকের তদন্ত দলে কাজ করছি।", shown],
  [
    by("উম্মে হাবিবা", "umme.habiba", "habiba"),
    4.5,
    "সংসার আর দুটি ছোট বাচ্চা সামলে পড়েছি। রাতের ব্যাচ আর ক্লাসের রেকর্ডিং না থাকলে সম্ভব হতো না। ফেমিনা গ্রুপের আপুরা প্রতিটি ধাপে সাহস দিয়েছেন।",
    shown,
  ],
  [
    by("Tanvir Hasan Rafi", "tanvir.rafi", "rafi"),
    5,
    "The final 24-hour exam was tough and fair. My employer verified the certificate within a minute.",
    shown,
  ],
  [by("তাসনিম জারা", "tasnim.zara", "zara"), 4.5, "শেষ দুই সপ্তাহের শিফট ডিউটি ছিল সবচেয়ে মজার, সবচেয়ে কঠিনও।"],
  [
    by("সাদিয়া আফরিন ঐশী", "sadia.oishi", "oishi"),
    5,
    "বাংলায় এত গোছানো সাইবার সিকিউরিটির কোর্স আগে পাইনি। ইংরেজি টার্মগুলো ইংরেজিতেই রেখে বাংলায় বুঝিয়ে দেওয়ায় পরে ডকুমেন্টেশন পড়তেও আর আটকাইনি।",
    shown,
  ],
  [
    by("Nusrat Jahan Mim", "nusrat.mim", "mim"),
    5,
    "প্রথম ক্লাসেই বলা হয়েছিল, অনুমতি ছাড়া কোনো সিস্টেমে হাত দেওয়া যাবে না। এই নীতির জায়গাটা আমার সবচেয়ে ভালো লেগেছে। তিন মাস পর প্রথম বাগ বাউন্টি পেয়েছি!",
    shown,
  ],
]

export const demoReviews: DemoReview[] = reviews.map(([author, rating, comment, isOnHome = false]) => ({
  author,
  review: { rating, comment },
  isOnHome,
}))
