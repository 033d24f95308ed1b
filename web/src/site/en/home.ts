import type { Widened } from "#i18n/en.ts"

export const home = {
  title: "Cyber security, learned in Bengali",
  description:
    "Live courses in ethical hacking and cyber defence, taught in Bengali for students and professionals across Bangladesh, with certificates that anyone can verify.",
  popup: {
    heading: "A new batch begins: Ethical Hacking Professional",
    text: "Eight weeks of live evening classes, with a lab of your own every week. Thirty seats.",
    link: "See the course",
  },
  banner: {
    label: "Registration and contact",
    text: "Registration for the new batch is open",
  },
  hero: {
    heading: "Cyber security, learned in Bengali",
    lead: "Live courses in ethical hacking and defence, from your first lab to your first job in security. For students, professionals and anyone who guards something worth guarding.",
    courses: "See the courses",
    verify: "Verify a certificate",
    facts: ["Live classes and recordings", "Labs you may break", "Certificates anyone can check"],
  },
  slideshow: {
    label: "What learning with us looks like",
    kind: "slideshow",
    previous: "Previous picture",
    next: "Next picture",
    pause: "Pause",
    play: "Play",
    images: [
      "A student works at her laptop before a shield woven of jamdani diamonds; red points fly at it and do not get through.",
      "On a veranda above the river a student takes notes in a live class while the rain comes down.",
      "A teacher explains a network on the board; three students sit at their screens, one with her hand raised.",
      "At night three people keep watch over the calm screens of a security centre.",
      "A certificate lies on a desk, and the phone in an employer's hand shows that it is valid.",
      "Under a krishnachura in flower, students listen to a workshop in the courtyard of their college.",
      "Four women of the Femina community laugh over tea, a laptop among the cups.",
    ],
  },
  check: {
    heading: "Has someone shown you our certificate?",
    text: "Its number is enough. No account, no fee, and the answer is there at once.",
    label: "Certification Number",
    submit: "Verify",
  },
  courses: {
    heading: "Courses",
    lead: "Begin where you stand. Every course says plainly what you need to know first, and what you will be able to do after.",
    all: "All courses",
    empty: "The next courses are being prepared and will stand here soon.",
  },
  ambassador: {
    heading: "Ambassadors on every campus",
    text: "Cyber Defenders are students who make their own campus safer: they run workshops, help friends whose accounts were stolen, and bring a class together when something new is worth learning. We train them, free of charge.",
    universities: "Universities",
    colleges: "Colleges",
    all: "See all institutions",
    joinUniversity: "Register from a university",
    joinCollege: "Register from a college",
    femina: {
      heading: "Femina, for women",
      text: "A free programme and a circle in which women learn security together, ask freely, and stand by one another.",
      link: "Get to know Femina",
    },
  },
  film: {
    heading: "Who we are, in half a minute",
    text: "A short film without sound, with captions: from the message that is a trap to the one who keeps watch.",
    play: "Play the film",
    description: "What the pictures show",
  },
  partners: {
    heading: "Our partners",
    lead: "They host our students, lend us their problems and hire those who solve them.",
    names: [
      "Shaluk Bank",
      "Nodimati Networks",
      "Meghbhela Cloud",
      "Babui Basha Labs",
      "Tantujal Systems",
      "Dinghipal Pay",
      "Jonakbela Energy",
      "Hijolchhaya Insurance",
      "Kheyapar Logistics",
    ],
  },
  accreditations: {
    heading: "Accreditation",
    lead: "Who looks over our shoulder, and at what.",
    items: [
      { name: "Delta Council for Cyber Skills", text: "Our curricula and examinations" },
      { name: "Guild of Bengal Testers", text: "Our penetration testers and their methods" },
      { name: "Open Institute of Security Teaching", text: "Our teachers and classes" },
      { name: "Bay Register of Assurance", text: "Our audits and the register of certificates" },
    ],
  },
  services: {
    heading: "For organisations",
    lead: "The people who teach also test, audit and train for banks, software houses, hospitals and government offices.",
    cards: {
      professional: {
        heading: "Professional Services",
        text: "Penetration tests of web, mobile, network and cloud. You get a report that your engineers can act on, and a retest.",
      },
      audit: {
        heading: "Security Auditing & Consultation",
        text: "An honest look at systems, settings and policies, and a plan in the order in which things matter.",
      },
      training: {
        heading: "Corporate Training",
        text: "Classes for your team at your place or online, with exercises made from your own work.",
      },
    },
    details: "Details",
    book: "Book an Appointment",
    all: "All services",
  },
  reviews: {
    heading: "In our students' words",
    label: "Reviews",
    previous: "Previous",
    next: "Next",
    all: "All reviews",
  },
}

export type HomeContent = Widened<typeof home>
