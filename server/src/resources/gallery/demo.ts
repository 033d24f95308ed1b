import type { CreateGallery } from "contract"
import { demoImage } from "#resources/demo/wording.ts"

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

export const inputs: CreateGallery[] = Object.entries(scenes).map(([name, title]) => ({
  image: demoImage(`gallery-${name}`),
  title,
}))
