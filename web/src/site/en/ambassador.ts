import type { Widened } from "#i18n/en.ts"

export const ambassador = {
  title: "Ambassador programme",
  searchTitle: "Campus ambassador programme for students",
  description:
    "For university and college students who want to make their campus safer online: what ambassadors do, what they get, and how to register.",
  lead: "Someone in your class has lost an account, paid a fake seller, or been scared by a message at night. An ambassador is the student they can turn to.",
  image: "Three students at their campus gate, the one in the middle holding a flag",
  register: { university: "Register as a university student", college: "Register as a college student" },
  what: {
    title: "About the programme",
    paragraphs: [
      "The programme finds students who are trusted on their campus and teaches them digital safety well enough to teach it to others. For six months they run small sessions and answer questions, and when they do not know the answer, they know who to ask.",
      "It is voluntary and free. Ambassadors do not sell our courses, and nobody will ever ask you for a fee, a deposit or a password.",
    ],
  },
  who: {
    title: "Who can join",
    groups: [
      {
        title: "From a university",
        points: [
          "Students of any subject and any year, bachelor’s or master’s",
          "At least six months until you graduate",
          "Two or three free hours a week, none during exam month",
        ],
      },
      {
        title: "From a college",
        points: [
          "Class eleven or twelve, alim, vocational, or the first years of a diploma",
          "Written consent of a parent or guardian if you are under 18",
          "A teacher who supports you and can lend us a classroom",
        ],
      },
    ],
    note: "You do not need to know any hacking. You need patience with people who feel embarrassed, and you must be able to keep what they tell you to yourself.",
  },
  tasks: {
    title: "What ambassadors do",
    items: [
      {
        title: "Run a session a month",
        text: "Forty minutes in a classroom or a common room, with slides and exercises that we prepare in Bengali.",
      },
      {
        title: "Help after an attack",
        text: "A hacked account, a fake page, a threat: you know the first steps, and our help desk takes over from there.",
      },
      {
        title: "Run a study circle",
        text: "Students who want more meet every week to learn together and practise for CTF contests.",
      },
      {
        title: "Tell us what is new",
        text: "The fake scholarship going around your campus today will reach another one tomorrow. Tell us, and we will warn the others.",
      },
    ],
  },
  gains: {
    title: "What you get",
    items: [
      {
        title: "Training",
        text: "Two weekends of live classes before you start, and a mentor who answers your messages.",
      },
      {
        title: "A course of your choice",
        text: "A free place on one course each term, including its labs and exam.",
      },
      { title: "A certificate", text: "For everyone who completes a term. Anyone can verify its number here." },
      { title: "A reference", text: "A letter about your work from the mentor who saw you do it." },
      { title: "The summit", text: "Once a year, ambassadors from every district meet. We pay for travel and meals." },
    ],
  },
  steps: {
    title: "How it works",
    items: [
      {
        title: "Register",
        text: "The form takes ten minutes. It asks why you want to do this, not what grades you have.",
      },
      { title: "Talk to us", text: "A fifteen-minute call within a week. Ask us as many questions as we ask you." },
      {
        title: "Learn",
        text: "Two weekends online: digital safety, first aid after an attack, and speaking in front of a class.",
      },
      {
        title: "Start",
        text: "You run your first session at your own institution. Your mentor can sit in if you like.",
      },
      {
        title: "Stay on or hand over",
        text: "After six months you get your certificate. Then stay for another term, or train your successor.",
      },
    ],
  },
  questions: {
    title: "Frequently asked questions",
    items: [
      {
        question: "Does it cost anything?",
        answer:
          "No. Training, materials, the certificate and travel to the summit are all free. Anyone who asks you for money in our name is not one of us: please tell us.",
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
          "Yes. There can be up to four, ideally from different years, so that someone stays when others graduate.",
      },
      {
        question: "My institution is not on the list.",
        answer:
          "Even better: you would be its first ambassador. Enter its full name and district in the form, spelled as on your student ID card.",
      },
      {
        question: "What if I have exams?",
        answer:
          "Tell your mentor the dates. You have no duties during your exam month, and your term is extended by a month.",
      },
      {
        question: "I study at a madrasah or a polytechnic. Which form is mine?",
        answer:
          "Alim and the first two years of a diploma: the college form. Fazil, kamil and the later years: the university form.",
      },
    ],
  },
  join: {
    title: "Your campus needs you",
    text: "Registering commits you to nothing. We call everyone who registers.",
  },
  others: {
    defenders: {
      title: "Campuses already taking part",
      text: "All universities and colleges in the programme, by name and district.",
      link: "See the cyber defenders",
    },
    femina: {
      title: "For women: Femina",
      text: "A free programme with a private group, whether or not you are a student.",
      link: "About Femina",
    },
    guardians: {
      title: "For your parents",
      text: "Whether hacking is legal, how safe it is, and who they can call: their questions, answered.",
      link: "For parents and guardians",
    },
  },
}

export type AmbassadorContent = Widened<typeof ambassador>
