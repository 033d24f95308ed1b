import type { Widened } from "#i18n/en.ts"

export const courses = {
  title: "Courses",
  description:
    "Cyber security and ethical hacking courses in Bengali: live classes, labs of your own, and a certificate that anyone can verify. Some are free.",
  lead: "Live classes in Bengali, a lab every week, and recordings for the evenings when the power goes out.",
  tabsLabel: "Which courses",
  all: "all courses",
  free: "free courses",
  levelLabel: "Level",
  allLevels: "All",
  levelOff: "The level cannot be chosen here: all free courses are shown.",
  listLabel: "List of courses",
  none: "No courses found...",
  noneAtLevel: "There is no course at this level just now.",
  noneFree: "No course is free just now. The playlists cost nothing, always.",
  noneAtAll: "The first courses are being prepared. Until then, the free playlists are a good start.",
  showAll: "Show all courses",
  more: "Show more courses",
  toKnows: "See the free playlists",
  shown: "Courses in the list:",
  card: {
    details: "Details",
    instructor: "Instructor",
    price: "Price",
    oldPrice: "Old price",
    free: "FREE",
    off: "off",
    levels: { Beginner: "Beginner", Intermediate: "Intermediate", Advance: "Advance" },
  },
  guide: {
    title: "Which level is mine?",
    levels: {
      Beginner: "You use a phone or a computer every day, and that is all you need. We start from nothing.",
      Intermediate:
        "You know what an IP address is, and the command line does not frighten you. From here on, most of the time goes into labs.",
      Advance:
        "You work in IT, or have finished one of our Intermediate courses. Whole investigations, night shifts and reports await you.",
    },
  },
}

export type CoursesContent = Widened<typeof courses>
export type CardTexts = CoursesContent["card"]
