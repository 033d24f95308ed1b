import type { SiteListContent } from "contract"

/** How fees may be paid, until the office changes it. */
export const paymentWays: SiteListContent["paymentWays"] = {
  items: [
    { name: "বিকাশ", en: { name: "bKash" } },
    { name: "নগদ", en: { name: "Nagad" } },
    { name: "ব্যাংক ট্রান্সফার", en: { name: "Bank transfer" } },
    { name: "কার্ড", en: { name: "Card" } },
  ],
}
