import type { PolicyWords } from "#site/policy.ts"

export const policyWords: PolicyWords = {
  updated: "Last updated",
  contents: "Contents",
  email: "Email",
  phone: "Phone",
  address: "Address",
}
