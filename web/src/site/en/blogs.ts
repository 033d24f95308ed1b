import type { Widened } from "#i18n/en.ts"

export const blogs = {
  title: "Blogs",
  description:
    "What our instructors and testers write: scams explained, lessons from tests, and how to begin in cyber security.",
  lead: "Our instructors and testers write here about what they see in their work. There is something new about once a week, mostly in Bengali.",
  open: "Open the blog",
  frame: "The blog",
  frameNote:
    "Below, the blog is shown in a frame of its own. Should it stay empty, your browser or the blog does not allow that: the link always works.",
  outside:
    "The blog lives at an address of its own. Its posts open there, and it has its own rules about the data that it keeps.",
  none: "Our blog is being prepared. Until then our courses are the best thing to read.",
  courses: "See the courses",
  topicsTitle: "What you find there",
  topics: [
    {
      title: "Scam of the week",
      text: "A message, a call or a page that is making the rounds in Bangladesh, and how to see through it.",
    },
    {
      title: "From the test",
      text: "What we found at clients', told so that nobody is recognised and everybody can learn from it.",
    },
    {
      title: "For beginners",
      text: "Which skill first, which laboratory at home, how to read a job advertisement. Questions of our students, answered at length.",
    },
    {
      title: "For developers",
      text: "One mistake, ten lines of code, and the fix.",
    },
    {
      title: "For those who run an office",
      text: "Backups, passwords, leaving staff: one small thing to do on a Sunday morning.",
    },
    {
      title: "Write-ups",
      text: "How our teams solved the challenges of CTF contests, step by step.",
    },
  ],
}

export type BlogsContent = Widened<typeof blogs>
