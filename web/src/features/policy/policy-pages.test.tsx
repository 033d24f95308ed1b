import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { renderApp } from "#test/render-app.tsx"

const policies = [
  {
    url: "/terms-and-conditions",
    language: "en",
    updated: "Last updated: 7 October 2024",
    rules: {
      account: "One person, one account",
      payment: "Bangladeshi taka (BDT)",
      refunds: "No refunds on paid programs",
      conduct: "Only with permission",
      certificates: "at least 70% marks",
      content: "the copyright law of Bangladesh",
      law: "the competent courts of Dhaka",
      contact: "hello@prohori.example",
    },
  },
  {
    url: "/terms-and-conditions",
    language: "bn",
    updated: "সর্বশেষ হালনাগাদ: ৭ অক্টোবর, ২০২৪",
    rules: {
      account: "একজনের একটি অ্যাকাউন্ট",
      payment: "বাংলাদেশি টাকা",
      refunds: "ফেরতযোগ্য নয়",
      conduct: "অনুমতি ছাড়া অন্যের সিস্টেমে",
      certificates: "অন্তত ৭০% নম্বর",
      content: "কপিরাইট আইন",
      law: "ঢাকার",
      contact: "hello@prohori.example",
    },
  },
  {
    url: "/privacy-policy",
    language: "en",
    updated: "Last updated: 30 November 2026",
    rules: {
      short: "no advertising",
      collected: ["user agent", "the secret of your authenticator app, encrypted"],
      browser: "“session” (cookie):",
      seen: ["never your email", "registrars, who issue certificates"],
      kept: [
        "after 30 days without use, and for 90 days at most",
        "after 30 minutes without use, and after 12 hours at most",
      ],
      children: "under 18",
      contact: "hello@prohori.example",
    },
  },
  {
    url: "/privacy-policy",
    language: "bn",
    updated: "সর্বশেষ হালনাগাদ: ৩০ নভেম্বর, ২০২৬",
    rules: {
      short: "বিজ্ঞাপন নেই",
      collected: ["ইউজার এজেন্ট", "অথেনটিকেটর অ্যাপের গোপন কি, এনক্রিপ্ট করে"],
      browser: "কুকি",
      seen: ["ইমেইল কখনো নয়", "রেজিস্ট্রাররা, যাঁরা সনদ দেন"],
      kept: ["সর্বোচ্চ ৯০ দিন", "সর্বোচ্চ ১২ ঘণ্টায়"],
      children: "১৮ বছরের কম",
      contact: "hello@prohori.example",
    },
  },
] as const

const textOf = (id: string) => document.getElementById(id)?.textContent.normalize("NFC")

test.for(policies)("$url in “$language” has its rules, and the date of its last change", async (policy) => {
  await renderApp(policy)
  const main = screen.getByRole("main")
  expect(main.textContent.normalize("NFC")).toContain(policy.updated.normalize("NFC"))
  expect(main.querySelector("time")?.dateTime).toMatch(/^(2024-10-07|2026-11-30)$/)
  for (const [part, rules] of Object.entries(policy.rules))
    for (const rule of [rules].flat()) expect(textOf(part)).toContain(rule.normalize("NFC"))
})

test.for(["en", "bn"] as const)("the terms in “%s” have five rules of conduct", async (language) => {
  await renderApp({ url: "/terms-and-conditions", language })
  // Permission, sharing, respect, honesty and our own systems.
  expect(document.querySelectorAll("#conduct li")).toHaveLength(5)
})

test("the table of contents links every section", async () => {
  await renderApp({ url: "/terms-and-conditions" })
  const main = within(screen.getByRole("main"))
  const titles = main.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)
  // One for phones, one beside the text.
  for (const contents of main.getAllByRole("navigation", { name: "Contents" })) {
    const links = within(contents).getAllByRole<HTMLAnchorElement>("link")
    const sections = links.map(({ hash }) => document.querySelector(`${hash} h2`)?.textContent)
    expect(sections).toEqual(titles)
  }
})
