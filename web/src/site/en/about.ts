import type { Widened } from "#i18n/en.ts"

export const about = {
  title: "About us",
  description:
    "Who we are, how a class of eleven became a school for cyber security in Bengali, what we stand for, and how to reach us.",
  lead: "We teach people in Bangladesh to protect what others entrust to them: accounts, money, records, good names. In Bengali, on real machines, and with permission.",
  image: "A man and a woman weave jamdani at one loom; below it the threads run on as the lines of a circuit",
  mission: {
    title: "Our mission",
    text: "Nobody in this country should be robbed, silenced or shamed through a screen because the knowledge that would have prevented it was written in another language, or was too dear.",
  },
  story: {
    title: "Our story",
    items: [
      {
        year: "2019",
        text: "Eleven students, four computers, one room in Dhanmondi. All the books were in English, so each lesson began with translating. The translations became our first course notes.",
      },
      {
        year: "2020",
        text: "The room was closed, and the class went online. A student in Bhurungamari learned from a boat on the Dudhkumar because the signal was better there. Since then every lesson has to work on a phone.",
      },
      {
        year: "2021",
        text: "An employer called to ask whether a certificate was ours. It was not. Since that week every certificate has a number that anyone can verify without asking us.",
      },
      {
        year: "2022",
        text: "Women from our classes founded Femina, because some questions need a room of their own.",
      },
      {
        year: "2023",
        text: "The first campus ambassadors began, and with them our project for a secure Bangladesh.",
      },
    ],
  },
  numbers: {
    title: "Where we stand",
    items: [
      { number: "10,000", text: "students have learned with us" },
      { number: "64", text: "districts have had a workshop of ours" },
      { number: "500", text: "women hold a certificate through Femina" },
      { number: "70%", text: "of marks are needed for a professional certificate, by everyone" },
    ],
  },
  values: {
    title: "What we stand for",
    items: [
      {
        title: "Permission first",
        text: "What belongs to somebody else is not touched without their written word. It is the first lesson of each course, and who breaks it leaves.",
      },
      {
        title: "Plain words",
        text: "What cannot be explained in everyday Bengali has not been understood yet. Technical terms stay as they are used at work.",
      },
      {
        title: "Discretion",
        text: "Who comes to us in trouble tells us much. It goes no further, and we keep it no longer than needed.",
      },
      {
        title: "Honesty about mistakes",
        text: "If we get something wrong, those concerned hear it from us first, with what we are doing about it.",
      },
    ],
  },
  teaching: {
    title: "How we teach",
    items: [
      {
        title: "First the why",
        text: "Each topic starts with something that happened here: a drained account, a frozen hospital, a false admission notice.",
      },
      {
        title: "Then the lab",
        text: "You attack and defend machines of your own in a closed network. More than half of each class is practice.",
      },
      {
        title: "In small groups",
        text: "Thirty at most, one mentor for ten. Whoever falls behind is called, not dropped.",
      },
      {
        title: "Live, and recorded",
        text: "Classes are in the evening. The recordings are small enough for mobile data.",
      },
      {
        title: "A fair examination",
        text: "A task with a report, as at work, and at least 70% marks for a professional training certificate. It can be repeated once, free.",
      },
    ],
  },
  project: {
    title: "Project for a secure Bangladesh",
    paragraphs: [
      "Most people who are cheated online will never book a course. So we go to them: schools, colleges, libraries, union centres, markets. Two hours, in the words of the place, with everybody's own phone in hand.",
      "At the end each phone has a stronger lock and two-step login, and everyone can name three signs of a fraud. We leave posters and a trained ambassador behind. It costs the hosts a room and an afternoon.",
    ],
    invite: "Invite us to your institution",
    ambassador: "Become an ambassador",
  },
  contact: {
    title: "Contact",
    text: "We answer within one working day, Sunday to Thursday. If an account is being attacked at this moment, call.",
    address: "Address",
    phone: "Phone",
    email: "Email",
  },
  more: {
    title: "Get to know us",
    items: {
      team: { title: "Our team", text: "Who teaches, and how to write to them." },
      achievements: { title: "Our achievements", text: "Prizes, milestones and thanks." },
      gallery: { title: "Gallery", text: "Pictures of classes, workshops and tea." },
    },
  },
}

export type AboutContent = Widened<typeof about>
