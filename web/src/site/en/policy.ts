import type { PolicyTexts } from "#site/policy.ts"

export const policyTexts: PolicyTexts = {
  updated: "Last updated",
  contents: "Contents",
  email: "Email",
  phone: "Phone",
  address: "Address",
}
