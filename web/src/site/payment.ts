import type { SiteListContent } from "contract"

/** An invented number could be a stranger's. */
const toBeEntered = { number: "", account: "" }

/** How fees may be paid, until the office changes it. */
export const paymentWays: SiteListContent["paymentWays"] = {
  items: [
    { name: "বিকাশ", ...toBeEntered, en: { name: "bKash" } },
    { name: "নগদ", ...toBeEntered, en: { name: "Nagad" } },
    { name: "ব্যাংক ট্রান্সফার", ...toBeEntered, en: { name: "Bank transfer" } },
    { name: "কার্ড", ...toBeEntered, en: { name: "Card" } },
  ],
}
