import type { Widened } from "#i18n/en.ts"

export const guardians = {
  title: "For parents and guardians",
  searchTitle: "Is ethical hacking legal and safe? For parents",
  description:
    "Is ethical hacking legal? Is it safe, what does it cost, and what can it lead to? Straight answers for parents and guardians before they pay for a Prohori course.",
  lead: "Your son or daughter wants to learn “hacking”, and you are the one who pays. You are right to ask first. Here are the answers, including the ones that do not sell courses.",
  short: {
    title: "In short",
    items: [
      {
        title: "Is it legal?",
        text: "Yes. We teach testing with the owner’s permission. Without permission it is a crime, and we say so from the first lesson.",
      },
      {
        title: "Is it safe?",
        text: "Small batches, teachers you can look up, practice in a closed lab. We never ask for a PIN or a one-time code.",
      },
      {
        title: "What does it cost?",
        text: "The fee is on each course’s page. There is a free course, too. Fees for paid courses are non-refundable.",
      },
      {
        title: "Will it lead to a job?",
        text: "It can. But we do not promise one, and nobody honest does.",
      },
    ],
  },
  legal: {
    title: "What we teach, and what we do not",
    paragraphs: [
      "Banks, hospitals and software companies hire people to try to break into their own systems before a criminal does. The work is called ethical hacking or penetration testing. It is done under a written contract, and it ends with a report on how to close the gaps.",
      "That is what we teach: how attacks work, so that they can be stopped. Students practise on machines we set up for them, cut off from real websites on the internet.",
      "We do not teach anyone to break into someone else’s Facebook account, read another person’s messages or cheat in a game. Accessing a system without permission is a criminal offence in Bangladesh, whatever the motive. Every student agrees to our rules of conduct, and anyone who breaks them is excluded without a refund.",
    ],
    rules: "Read the rules of conduct",
  },
  safe: {
    title: "How your child is looked after",
    points: [
      "Thirty students at most in a batch, with one mentor for every ten. If someone falls behind, we call them.",
      "Teachers appear on our team page with name and biography. Women teach here too, and Femina is a programme for women only.",
      "Live classes are in the evening, online: no travelling after dark. Missed a class? Watch the recording.",
      "Insults, threats and harassment are grounds for exclusion, in class, in groups and in private messages alike.",
      "We never ask for a password, a PIN, a one-time code or a card’s security code. Anyone who does so in our name is a scammer: please call us.",
    ],
    team: "Meet the team",
    femina: "About Femina",
    check: "How to recognise a scam",
  },
  cost: {
    title: "What it costs",
    paragraphs: [
      "Each course’s page shows its full fee, any discount already taken off. Pay only after our call, and only by the methods we name in it; then keep the receipt.",
      "Fees for paid programs are non-refundable, even if your child changes their mind, misses classes or does not pass. So please do not pay in a hurry. Try a free course together first, and put every question to us before you pay.",
      "If we cancel a batch you have paid for, you get a seat in the next batch of the same course or in another course of the same price. If neither is possible, we pay back what the law requires.",
    ],
    fees: "How fees work",
    terms: "Read the terms on refunds",
    free: "See the free courses",
  },
  work: {
    title: "Jobs it can lead to",
    lead: "A course is a beginning. Students who keep at it after the last class have a chance at jobs like these.",
    items: [
      {
        title: "Security operations analyst",
        text: "Watches an organisation’s networks, in shifts, and raises the alarm. The usual first job, at banks and telecom companies for example.",
      },
      {
        title: "Penetration tester",
        text: "Tests websites, apps and networks on behalf of their owners. Needs more practice, and clear writing.",
      },
      {
        title: "System or network administrator",
        text: "Keeps servers running and secure. Every organisation with computers needs one.",
      },
    ],
    note: "Employers look at what an applicant can do, and often at a degree too: a course does not replace school or university. Our certificate shows what your child achieved in an assessment. It is not a licence, and it is not a promise of a job.",
  },
  needs: {
    title: "Time and equipment",
    items: [
      {
        title: "Time",
        text: "Class days and hours differ by course; ask us, or see the course’s page. Allow about as much time again for practice.",
      },
      {
        title: "A computer",
        text: "Classes and recordings play on a phone. The labs need a computer; an old one is enough for some courses. Ask before you buy.",
      },
      {
        title: "Internet",
        text: "A mobile connection will do. Recordings are small enough for mobile data.",
      },
      {
        title: "English and maths",
        text: "Classes are in Bengali. Beginner courses require no programming and no mathematics beyond school.",
      },
    ],
  },
  consent: {
    title: "If your child is under 18",
    steps: [
      {
        title: "You decide together",
        text: "Anyone under 18 needs your permission to open an account or take a course.",
      },
      {
        title: "You enrol your child",
        text: "You accept the terms on your child’s behalf and give your own phone number in the registration form. We talk to you.",
      },
      {
        title: "You stay informed",
        text: "You can ask at any time what we store about your child, and have it deleted.",
      },
    ],
  },
  call: {
    title: "Who to call",
    text: "Call before you pay, not after. Someone who knows the courses will answer. You can also visit the office.",
  },
  questions: {
    title: "What guardians ask us",
    items: [
      {
        question: "Could my child get into trouble with the police for learning this?",
        answer:
          "Not for learning. Trouble starts when someone tries out a technique on a system that is not theirs, without permission. That is an offence, and “I was only testing” is no defence. If your child is tempted, talk to us: we would rather have that conversation early.",
      },
      {
        question: "Can we see how you teach before we pay?",
        answer:
          "Yes. Our playlists are free and need no account. A free course shows you everything else: live classes, homework and how we answer questions.",
      },
      {
        question: "Will it get in the way of school or exams?",
        answer:
          "It can, if both come at once. Before you enrol, compare the course’s dates with the exam timetable, and choose a later batch if they clash. A missed class can be made up from its recording.",
      },
      {
        question: "Can I get the money back if my child drops out?",
        answer:
          "No. Fees for paid programs are non-refundable. Money sent twice or by mistake is returned. Rights that the law gives you and that cannot be waived are not affected.",
      },
      {
        question: "Is the certificate genuine, and can an employer check it?",
        answer:
          "Yes. Each certificate carries a number, and anyone can enter it on this site and see at once whether the certificate is valid. A professional training certificate requires at least 70% marks; attendance alone does not earn one.",
      },
      {
        question: "Will you tell me how my child is doing?",
        answer:
          "If your child is under 18, yes: just ask. From the age of 18, students decide for themselves, so we need their consent first, even if you pay the fee.",
      },
      {
        question: "Someone called in your name and asked for money or a code. What now?",
        answer:
          "Hang up, pay nothing and share no code. Then call the number on this page. We never ask for a PIN or a one-time code, on the phone or anywhere else.",
      },
    ],
  },
  last: {
    title: "Still unsure? Talk to us",
    text: "Better to ask ten questions on the phone than to pay while you are in doubt. If we think a course is not right for your child, we will say so.",
    courses: "See the courses",
  },
}

export type GuardiansContent = Widened<typeof guardians>
