import type { Widened } from "#i18n/en.ts"

export const about = {
  title: "About us",
  searchTitle: "About our cyber security school in Bangladesh",
  description:
    "Who we are, how a class of eleven grew into a cyber security school that teaches in Bengali, what we stand for, and how to reach us.",
  lead: "Accounts, money, records, reputations: we teach people in Bangladesh to protect what others trust them with. In Bengali, on real machines, and always with permission.",
  image: "A man and a woman weave jamdani at one loom; below it, the threads turn into the lines of a circuit",
  mission: {
    title: "Our mission",
    text: "Nobody in this country should be cheated, humiliated or silenced through a screen because the knowledge that would have protected them was in another language or cost too much.",
  },
  story: {
    title: "Our story",
    items: [
      {
        year: "2019",
        text: "Eleven students, four computers, one room in Dhanmondi. All the books were in English, so every lesson started with translation. Those translations became our first course notes.",
      },
      {
        year: "2020",
        text: "The room closed and classes moved online. A student in Bhurungamari attended from a boat on the Dudhkumar river because the signal was better there. Every lesson since then has had to work on a phone.",
      },
      {
        year: "2021",
        text: "An employer called to ask whether a certificate was ours. It was not. Since that week, every certificate has carried a number that anyone can verify without asking us.",
      },
      {
        year: "2022",
        text: "Women from our classes founded Femina, because some questions need a space of their own.",
      },
      {
        year: "2023",
        text: "The first campus ambassadors started work, and with them our project for a secure Bangladesh.",
      },
    ],
  },
  numbers: "Prohori in numbers",
  values: {
    title: "What we stand for",
    items: [
      {
        title: "Permission first",
        text: "We never touch anyone else’s systems without their written permission. It is the first lesson of every course, and anyone who breaks it has to leave.",
      },
      {
        title: "Plain words",
        text: "If you cannot explain it in everyday Bengali, you have not understood it yet. Technical terms stay as they are used at work.",
      },
      {
        title: "Discretion",
        text: "People who come to us in trouble tell us a great deal. It goes no further, and we keep it no longer than we need to.",
      },
      {
        title: "Honesty about mistakes",
        text: "When we get something wrong, the people affected hear it from us first, along with what we are doing about it.",
      },
    ],
  },
  teaching: {
    title: "How we teach",
    items: [
      {
        title: "First the why",
        text: "Every topic starts with something that happened here: an emptied account, a paralysed hospital, a fake admission notice.",
      },
      {
        title: "Then the lab",
        text: "You attack and defend your own machines on an isolated network. More than half of every class is practice.",
      },
      {
        title: "Small batches",
        text: "Thirty students at most, with one mentor for every ten. If you fall behind, we call you.",
      },
      {
        title: "Live and recorded",
        text: "Classes are held in the evening. Recordings are small enough to watch on mobile data.",
      },
      {
        title: "A fair examination",
        text: "A practical task and a written report, just like at work. You need at least 70% marks for a professional training certificate, and you can resit once for free.",
      },
    ],
  },
  project: {
    title: "Project for a secure Bangladesh",
    paragraphs: [
      "Most people who get scammed online will never take a course. So we go to them: schools, colleges, libraries, union councils, markets. Two hours, in the local dialect, with everyone’s own phone in hand.",
      "By the end, every phone has a stronger lock and two-step login, and everyone can name three signs of a scam. We leave behind posters and a trained ambassador. All we ask of the hosts is a room and an afternoon.",
    ],
    invite: "Invite us to your institution",
    ambassador: "Become an ambassador",
  },
  contact: {
    title: "Contact",
    text: "We reply within one working day, Sunday to Thursday. If an account is under attack right now, call us.",
    address: "Address",
    phone: "Phone",
    email: "Email",
  },
  more: {
    title: "More about us",
    items: {
      team: { title: "Our team", text: "Who teaches here, and how to contact them." },
      achievements: { title: "Our achievements", text: "Awards, milestones and recognition." },
      gallery: { title: "Gallery", text: "Photos of classes, workshops and tea breaks." },
    },
  },
}

export type AboutContent = Widened<typeof about>
