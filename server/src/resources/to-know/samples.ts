import type { CreateToKnow } from "contract"
import { demoImage } from "#resources/demo/demo-image.ts"

/** In both languages, the channel and the number of videos. */
const playlists = {
  ctf: ["সিটিএফ সমাধান: শুরু থেকে শেষ", "CTF walkthroughs, start to finish", "ফ্ল্যাগ ক্লাব", 18],
  python: ["Python দিয়ে নিজের ছোট টুল বানানো", "Build your own small tools in Python", "কোডের উঠান", 16],
  cryptography: ["ক্রিপ্টোগ্রাফির সহজ পাঠ", "Cryptography made simple", "সাইবার পাঠশালা", 12],
  web: ["ওয়েব হ্যাকিংয়ের হাতেখড়ি", "First steps in web hacking", "ফ্ল্যাগ ক্লাব", 22],
  phishing: ["ফিশিং চেনার সাত উপায়", "Seven ways to spot phishing", "নিরাপদ ঘর", 7],
  passwords: ["পাসওয়ার্ড, দুই ধাপের লগইন আর পাসকি", "Passwords, two-step login and passkeys", "নিরাপদ ঘর", 5],
  linux: ["Linux কমান্ড লাইনে প্রথম পা", "First steps on the Linux command line", "কোডের উঠান", 20],
  network: ["নেটওয়ার্কের গোড়ার কথা", "Network basics", "সাইবার পাঠশালা", 14],
} as const

/** The last one is listed first, because it is the newest: it is meant for beginners. */
export const inputs: CreateToKnow[] = Object.entries(playlists).map(([name, [title, english, channel, videos]]) => ({
  playlist_thumbnail: demoImage(`playlist-${name}`),
  title,
  playlist_link: `https://videos.example/playlists/${name}`,
  channel,
  videos,
  en: { title: english },
}))
