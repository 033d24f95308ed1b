import type { CreateToKnow } from "contract"
import { demoImage } from "#resources/demo/wording.ts"

const playlists = {
  ctf: ["CTF সমাধান: শুরু থেকে শেষ", "CTF walkthroughs, start to finish"],
  python: ["Python দিয়ে নিজের ছোট টুল বানানো", "Build your own small tools in Python"],
  cryptography: ["ক্রিপ্টোগ্রাফির সহজ পাঠ", "Cryptography made simple"],
  web: ["ওয়েব হ্যাকিংয়ের হাতেখড়ি", "First steps in web hacking"],
  phishing: ["ফিশিং চেনার সাত উপায়", "Seven ways to spot phishing"],
  passwords: ["পাসওয়ার্ড, দুই ধাপের লগইন আর পাসকি", "Passwords, two-step login and passkeys"],
  linux: ["Linux কমান্ড লাইনে প্রথম পা", "First steps on the Linux command line"],
  network: ["নেটওয়ার্কের গোড়ার কথা", "Network basics"],
} as const

/** The last one is listed first, because it is the newest: it is meant for beginners. */
export const inputs: CreateToKnow[] = Object.entries(playlists).map(([name, [title, english]]) => ({
  playlist_thumbnail: demoImage(`playlist-${name}`),
  title,
  playlist_link: `https://example.com/playlists/${name}`,
  en: { title: english },
}))
