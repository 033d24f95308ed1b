import type { Widened } from "#i18n/en.ts"
import { courseCard } from "#site/en/course-card.ts"

export const courses = {
  title: "Courses",
  searchTitle: "Cyber security and ethical hacking courses in Bengali",
  description:
    "Cyber security and ethical hacking courses in Bengali: live classes, hands-on labs and a certificate that anyone can verify. There is a free one, too.",
  lead: "Live classes in Bengali, a lab every week, and recordings for when the power goes out.",
  tabsLabel: "Filter courses",
  all: "all courses",
  free: "free courses",
  openOnly: "Open now",
  orderLabel: "Enrolment and order",
  orders: { date: "By date", fee: "By fee" },
  levelLabel: "Level",
  allLevels: "All",
  levelOff: "Free courses have no level filter; all of them are shown.",
  listLabel: "List of courses",
  none: "No courses found...",
  noneAtLevel: "There are no courses at this level right now.",
  noneOpen: "Nothing of this kind is open for enrolment right now.",
  noneFree: "There are no free courses right now. The playlists are always free.",
  noneAtAll: "We are preparing the first courses. Until then, the free playlists are a good place to start.",
  showAll: "Show all courses",
  more: "Show more courses",
  toKnows: "See the free playlists",
  shown: "Courses in the list:",
  card: courseCard,
  guide: {
    title: "Which level is right for me?",
    levels: {
      Beginner: "If you use a phone or a computer every day, you know enough. We start from scratch.",
      Intermediate:
        "You know what an IP address is, and the command line does not scare you. From here on, you spend most of your time in labs.",
      Advance:
        "You work in IT or have finished one of our Intermediate courses. You investigate whole incidents, practise shift work and write reports.",
    },
    fees: "How fees work",
    guardians: "For parents and guardians",
  },
  nextStep: {
    title: "Not sure which course fits?",
    text: "Ask us. We will tell you honestly, even if the answer is to start with a free playlist.",
    call: "Call us",
    questions: "Questions and answers",
  },
}

export type CoursesContent = Widened<typeof courses>
