import type { CreateToKnow } from "contract"
import { demoImage } from "#resources/demo/wording.ts"

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

/** The last one is listed first, because it is the newest: it is meant for beginners. */
export const inputs: CreateToKnow[] = Object.entries(playlists).map(([name, title]) => ({
  playlist_thumbnail: demoImage(`playlist-${name}`),
  title,
  playlist_link: `https://example.com/playlists/${name}`,
}))
