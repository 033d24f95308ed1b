import type { Widened } from "#i18n/en.ts"

export const femina = {
  title: "Femina",
  description:
    "A free programme for women in Bangladesh: courses, a protected group to ask in, and first help when somebody is harassed online.",
  lead: "A free programme by women for women. Learn to protect yourself and others, make a profession of it if you like, and never be alone with a threat on your phone.",
  image: "Three women in front of an open water lily, the one in the middle with a laptop",
  join: "Join the group",
  community: {
    title: "A room of our own",
    paragraphs: [
      "Some questions are hard to ask in a mixed class. “My cousin knows my password: what now?” “Somebody has made a page with my pictures.” “Is there work that I can do from home?” In Femina they are asked every day, and somebody who has been through it answers.",
      "Students, teachers, homemakers, women who sell from a page of their own, women who work in security already: there are no marks to show, no age above which it is too late, and nothing to pay, now or later.",
    ],
  },
  offers: {
    title: "What there is",
    items: [
      {
        title: "Courses without a fee",
        text: "Digital safety for everyone, then networks, the web and the work in a SOC. Live classes at nine in the evening, recordings for whoever has guests.",
      },
      {
        title: "A weekly adda",
        text: "One hour, one guest, no slides: women who work in security tell how they came to it and answer everything.",
      },
      {
        title: "First help",
        text: "An account taken, a false profile, blackmail: a member of our team goes through the next steps with you.",
      },
      {
        title: "For your own business",
        text: "Keeping a shop's page, its payments and its customers' addresses safe, in four short evenings.",
      },
      {
        title: "The way into work",
        text: "Help with a CV, practice interviews, and openings whose employers we have talked to.",
      },
      {
        title: "A certificate",
        text: "The same examination and the same certificate as everyone's, without the fee.",
      },
    ],
  },
  privacy: {
    title: "How we protect you",
    points: [
      "Women of our team read every request to join, and only women are in the group: no colleague, no guest and no technician is an exception.",
      "The group is in a messaging app, where members may see the number that you join with. You can join with a second number, and by any name that you like to be called.",
      "What is told in the group stays there. Who passes on a screenshot leaves the group the same day.",
      "What you tell our first help is read by two persons, is passed on to nobody without your word, neither to family nor to school, and is deleted after 90 days, or earlier if you ask.",
      "No picture and no name of a member appears anywhere unless she has agreed in writing. She may change her mind.",
    ],
  },
  conduct: {
    title: "The rules, in short",
    points: [
      "Believe first. Nobody is asked why she sent the picture.",
      "No judging of clothes, faith, marriage or work.",
      "No advertising, no loans, no collecting of money.",
      "What we learn is for protection. No account is ever entered without its owner's consent, not even a cruel man's.",
      "Write to a moderator when something feels wrong. You need no proof for that.",
    ],
  },
  help: {
    title: "If you are being harassed online",
    lead: "It is not your fault, and you are not the only one. These steps help in nearly every case, and in this order.",
    steps: [
      {
        title: "Do not pay, do not answer",
        text: "Who is paid comes back. Every answer tells them that the threat works.",
      },
      {
        title: "Keep the proof",
        text: "Screenshots with date and time, the address of the profile, the numbers. Do not delete the conversation, and let somebody you trust keep a copy.",
      },
      {
        title: "Close the doors",
        text: "New passwords, first for your email; two-step login; log all other devices out; hide your list of friends.",
      },
      {
        title: "Report and block",
        text: "Once the proof is kept, report it to the platform as harassment or as private pictures shared without consent, then block.",
      },
      {
        title: "Tell one person",
        text: "A sister, a friend, a teacher, or us. It weighs less at once, and two see more than one.",
      },
    ],
    services: {
      title: "Public help",
      emergency: {
        name: "National emergency number",
        text: "If you are in danger now. Free from every phone, day and night.",
      },
      police: {
        name: "Police Cyber Support for Women",
        text: "A service of the police for women who are harassed, blackmailed or impersonated online. Women officers receive the complaints.",
      },
      note: "You may also have a general diary (GD) made at any police station. Take your proof along, printed if you can. If you do not want to go alone, tell us.",
    },
  },
  last: {
    title: "Come in",
    text: "One question on joining: what would you like to learn? A woman of our team reads it, usually the same day.",
    ambassador: "I study: the ambassador programme",
  },
}

export type FeminaContent = Widened<typeof femina>
