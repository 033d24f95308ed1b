import type { Widened } from "#i18n/en.ts"

export const ambassador = {
  title: "Ambassador programme",
  description:
    "For university and college students who want to make their campus safer online: what ambassadors do, what they get, and how to register.",
  lead: "Somebody in your class has lost an account, paid a false seller, or been frightened by a message at night. An ambassador is the student they can turn to.",
  image: "Three students in front of the gate of their campus, the one in the middle with a flag",
  register: { university: "Register from a university", college: "Register from a college" },
  what: {
    title: "What it is",
    paragraphs: [
      "The programme finds students who are trusted on their campus and teaches them the basics of digital safety, so well that they can pass them on. For six months they hold small sessions, answer questions and know whom to ask when they cannot.",
      "It is voluntary, and it is free. Ambassadors do not sell our courses, and nobody will ever ask you for a fee, a deposit or a password.",
    ],
  },
  who: {
    title: "Who can join",
    groups: [
      {
        title: "From a university",
        points: [
          "Students of any subject and any year, bachelor's or master's",
          "At least six months of studies still ahead",
          "Two or three free hours a week, none in examination month",
        ],
      },
      {
        title: "From a college",
        points: [
          "Class eleven or twelve, alim, vocational, or the first diploma years",
          "Under 18: the written consent of a parent or guardian",
          "A teacher who knows about it and lends us a classroom",
        ],
      },
    ],
    note: "You need not know any hacking. You need patience with people who are embarrassed, and the will to keep what they tell you to yourself.",
  },
  tasks: {
    title: "What ambassadors do",
    items: [
      {
        title: "Hold a session a month",
        text: "Forty minutes in a classroom or a common room, with slides and exercises that we prepare in Bengali.",
      },
      {
        title: "Be there after an attack",
        text: "A taken account, a false page, a threat: you know the first steps, and our help desk takes over from there.",
      },
      {
        title: "Run a study circle",
        text: "Those who want more meet every week to learn together and to practise for a CTF.",
      },
      {
        title: "Tell us what is new",
        text: "The fake scholarship that is going around on your campus today will be on another one tomorrow. Tell us, and we warn the others.",
      },
    ],
  },
  gains: {
    title: "What you get",
    items: [
      {
        title: "Training",
        text: "Two weekends of live classes before you begin, and a mentor who answers your messages.",
      },
      {
        title: "A course of your choice",
        text: "A free place in one course each term, with its labs and its examination.",
      },
      { title: "A certificate", text: "For whoever completes a term. Anyone can verify its number here." },
      { title: "A reference", text: "A letter on what you have done, by the mentor who saw you do it." },
      { title: "The summit", text: "Once a year, all districts meet. Travel and meals are on us." },
    ],
  },
  steps: {
    title: "How it works",
    items: [
      { title: "Register", text: "The form takes ten minutes. It asks why you want to do this, not for your marks." },
      { title: "Talk to us", text: "A quarter of an hour on the phone, within a week. You may ask as much as we do." },
      {
        title: "Learn",
        text: "Two weekends online: digital safety, first help after an attack, and speaking to a class.",
      },
      {
        title: "Begin",
        text: "Your first session at your own institution, with your mentor listening in if you like.",
      },
      {
        title: "Go on or hand on",
        text: "After six months you get your certificate, and stay for another term or train who follows you.",
      },
    ],
  },
  questions: {
    title: "Questions we are asked",
    items: [
      {
        question: "Does it cost anything?",
        answer:
          "No. Training, material and certificate are free, and so is the journey to the summit. Whoever asks you for money in our name is not one of us: please tell us.",
      },
      {
        question: "Is it a paid job?",
        answer:
          "No. It is voluntary work of two or three hours a week. If a session takes you to another institution, we pay the fare.",
      },
      {
        question: "Do I need a computer of my own?",
        answer:
          "No. A smartphone is enough for the training. For the labs of your free course you can use a computer at your institution.",
      },
      {
        question: "There is an ambassador at my institution already. Can I still join?",
        answer:
          "Yes. There can be up to four, best of different years, so that there is always somebody who stays when others finish.",
      },
      {
        question: "My institution is not on the list.",
        answer:
          "All the better: you would be its first ambassador. Write its full name and district into the form, in the spelling on your identity card.",
      },
      {
        question: "What if my examinations come in between?",
        answer:
          "Tell your mentor the dates. In the month of your examinations you have no duties, and your term becomes a month longer.",
      },
      {
        question: "I study at a madrasah or a polytechnic. Which form is mine?",
        answer:
          "Alim and the first two years of a diploma: the college form. Fazil, kamil and the later years: the university form.",
      },
    ],
  },
  join: {
    title: "Your campus is waiting",
    text: "Registering binds you to nothing. We call everybody who registers.",
  },
  others: {
    defenders: {
      title: "Who is already there",
      text: "All universities and colleges of the programme, by name and district.",
      link: "See the cyber defenders",
    },
    femina: {
      title: "For women: Femina",
      text: "A free programme in a protected group, whether you study or not.",
      link: "Read about Femina",
    },
  },
}

export type AmbassadorContent = Widened<typeof ambassador>
