import { expect, test } from "vitest"
import { titleOfFile } from "./use-uploads.ts"

test.for([
  ["River trip.jpg", "River trip"],
  ["certificate_ceremony_2026.JPG", "certificate ceremony 2026"],
  ["second-batch.png", "second batch"],
  ["Dhaka - first day.png", "Dhaka - first day"],
  ["দ্বিতীয় ব্যাচের সনদ.jpeg", "দ্বিতীয় ব্যাচের সনদ"],
  ["photo of the lab.jpg", "photo of the lab"],
  ["Version 2.0 launch.png", "Version 2.0 launch"],
  ["class", "class"],
] as const)("%s is titled %s", ([name, title]) => {
  expect(titleOfFile(name)).toBe(title)
})

test.for([
  "IMG_20260131_081500.jpg",
  "IMG-20260131-WA0012.jpg",
  "DSC0042.JPG",
  "PXL_20260131_081500123.MP.jpg",
  "WhatsApp Image 2026-01-31 at 8.15.00 PM (2).jpeg",
  "Screenshot_20260131-081500.png",
  "20260131_081500.jpg",
  "received_123456789012345.jpeg",
  "3f2504e0-4f89-11d3-9a0c-0305e82c3301.png",
  ".jpg",
  "image.png",
])("%s says nothing about the picture", (name) => {
  expect(titleOfFile(name)).toBe("")
})
