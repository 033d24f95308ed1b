import type { Widened } from "#i18n/en.ts"

export const blogs = {
  title: "Blogs",
  searchTitle: "Cyber security blog: scams, tests and first steps",
  description:
    "Articles by our instructors and penetration testers: scams explained, lessons from the field, and how to start in cyber security.",
  lead: "Our instructors and penetration testers write about what they see at work. There is a new post about once a week, mostly in Bengali.",
  open: "Open the blog",
  frame: "The blog",
  frameNote:
    "The blog is shown below. If the frame stays empty, your browser or the blog does not allow it; the link always works.",
  outside: "The blog is a separate website. Its posts open there, and it has its own privacy policy.",
  none: "Our blog is on its way. Until then, have a look at our courses.",
  courses: "See the courses",
  latest: "Latest posts",
  topicsTitle: "What you will find there",
  topics: [
    {
      title: "Scam of the week",
      text: "A message, call or page that is doing the rounds in Bangladesh, and how to see through it.",
    },
    {
      title: "From the field",
      text: "What we found at our clients, anonymised so that everyone can learn from it.",
    },
    {
      title: "For beginners",
      text: "Which skill to learn first, how to build a lab at home, how to read a job advert. Questions from our students, answered in full.",
    },
    {
      title: "For developers",
      text: "One mistake, ten lines of code, and the fix.",
    },
    {
      title: "For office managers",
      text: "Backups, passwords, staff who leave: one small thing to do on a Sunday morning.",
    },
    {
      title: "Write-ups",
      text: "How our teams solved CTF challenges, step by step.",
    },
  ],
  nextStep: {
    title: "Rather learn by doing?",
    text: "The playlists are free, and the courses have a lab every week.",
    toKnows: "Free playlists",
    courses: "See the courses",
  },
}

export type BlogsContent = Widened<typeof blogs>
