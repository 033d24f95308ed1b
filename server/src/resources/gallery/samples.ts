import type { CreateGallery } from "contract"
import { demoImage } from "#resources/demo/demo-image.ts"

const scenes = {
  lab: ["কম্পিউটার ল্যাবে হাতে-কলমে ক্লাস", "A hands-on class in the computer lab"],
  workshop: ["রাজশাহীর একটি কলেজে সচেতনতা কর্মশালা", "An awareness workshop at a college in Rajshahi"],
  river: ["পদ্মার বুকে দলের বার্ষিক নৌভ্রমণ", "The team’s annual boat trip on the Padma"],
  ceremony: ["ওয়েব নিরাপত্তা ব্যাচের সনদ বিতরণ", "Certificates for a web security batch"],
  adda: ["ফেমিনার চায়ের আড্ডা", "Tea and talk at Femina"],
  ctf: ["রাতভর সিটিএফ প্রতিযোগিতা", "A CTF contest that lasted all night"],
  servers: ["ডেটা সেন্টার ঘুরে দেখা", "A tour of a data centre"],
  summit: ["ক্যাম্পাস অ্যাম্বাসেডর সম্মেলন", "The campus ambassadors’ summit"],
  alpona: ["পহেলা বৈশাখে অফিসের আঙিনায় আলপনা", "Painting alpona in the office courtyard for Pohela Boishakh"],
  fair: ["বইমেলায় প্রহরীর স্টল", "The Prohori stall at the book fair"],
  rickshaw: ["রিকশায় রিকশায় নিরাপদ ইন্টারনেটের বার্তা", "Internet safety, carried through town by rickshaw"],
  rain: ["বর্ষার বিকেলে অনলাইন ক্লাস", "An online class on a rainy afternoon"],
} as const

export const inputs: CreateGallery[] = Object.entries(scenes).map(([name, [title, english]]) => ({
  image: demoImage(`gallery-${name}`),
  title,
  en: { title: english },
}))
