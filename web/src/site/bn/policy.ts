import type { PolicyTexts } from "#site/policy.ts"

export const policyTexts: PolicyTexts = {
  updated: "সর্বশেষ হালনাগাদ",
  contents: "সূচি",
  email: "ইমেইল",
  phone: "ফোন",
  address: "ঠিকানা",
}
