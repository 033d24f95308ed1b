import type { Widened } from "#i18n/en.ts"

export const team = {
  title: "Our team",
  description: "The people who teach, answer questions and keep the labs running, and how to reach each of them.",
  lead: "Whoever writes a course here also teaches it, and all of us do security work outside the classroom. You can write to each of us directly.",
  email: "Email",
  phone: "Phone",
  // The product's form keeps these addresses under the names of other networks.
  links: { facebookLink: "GitHub", linkedinLink: "LinkedIn", instagramLink: "Medium", twitterLink: "Others" },
  empty: "No team member found...",
  emptyLink: "About us",
  invite: {
    title: "Teach with us",
    text: "Do you work in security, and do you like explaining things in Bengali? Write us a few lines about what you know best. Most of us began with a single guest class.",
    link: "Write to us",
  },
}

export type TeamContent = Widened<typeof team>
