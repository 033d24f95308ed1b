import type { Widened } from "#i18n/en.ts"

export const home = {
  title: "Learn cyber security in Bengali",
  description:
    "Live courses in ethical hacking and cyber defence, taught in Bengali for students and professionals across Bangladesh, with certificates that anyone can verify.",
  banner: { label: "Registration and contact" },
  hero: {
    heading: "Learn cyber security in Bengali",
    lead: "Live courses in ethical hacking and cyber defence, from your first lab to your first security job. For students, professionals and anyone with something to protect.",
    courses: "See the courses",
    verify: "Verify a certificate",
    facts: ["Live classes and recordings", "Labs you are meant to break", "Certificates anyone can check"],
  },
  slideshow: {
    label: "What learning with us looks like",
    kind: "slideshow",
    previous: "Previous picture",
    next: "Next picture",
    pause: "Pause",
    play: "Play",
  },
  courses: {
    heading: "Courses",
    all: "All courses",
    empty: "We are preparing the next courses. They will appear here soon.",
  },
  numbers: "Prohori in numbers",
  lab: {
    heading: "A lab every week",
    text: "You attack and defend your own machines, on an isolated network. More than half of every class is practice.",
    image:
      "A lab on the screen: beside a list of three tasks, two of them done, a terminal shows the result of a port scan, and an outdated web server stands out.",
    title: "Lab 3: what is running here?",
    tasks: ["Find the open ports", "Find the versions", "Report what is out of date"],
    caption: "Our drawing of a lab from one of our courses",
  },
  certificate: {
    heading: "A certificate that proves itself",
    text: "Each one has a number and a QR code, and the PDF has a digital signature. To check it, nobody needs an account or our help.",
    label: "Certification Number",
    submit: "Verify",
    link: "How to verify our certificates",
  },
  ambassador: {
    heading: "Ambassadors on every campus",
    headingFirst: "Be the ambassador of your campus",
    text: "Cyber Defenders are students who run workshops on their campus and help friends whose accounts were stolen. We train them free of charge.",
    universities: "Universities",
    colleges: "Colleges",
    all: "See all institutions",
    joinUniversity: "Register as a university student",
    joinCollege: "Register as a college student",
    femina: {
      heading: "Femina, for women",
      text: "A free programme where women learn cyber security together, ask anything, and stand by each other when something goes wrong.",
      link: "About Femina",
    },
  },
  film: {
    heading: "Our story in half a minute",
    text: "A short silent film with captions. It starts with a scam message and ends with the person who stays up to stop it.",
    play: "Play the film",
    description: "What the film shows",
  },
  partners: {
    heading: "Our partners",
    lead: "They take on our students as interns, bring us real problems, and hire the people who solve them.",
  },
  accreditations: {
    heading: "Accreditation",
    lead: "Who reviews our work, and which part of it.",
  },
  services: {
    heading: "For organisations",
    lead: "The people who teach our courses also test, audit and train banks, software companies, hospitals and government offices.",
    cards: {
      professional: {
        heading: "Professional Services",
        text: "Penetration testing for web, mobile, network and cloud. You get a report your engineers can act on, and a retest.",
      },
      audit: {
        heading: "Security Auditing & Consultation",
        text: "An honest review of your systems, settings and policies, and a plan that puts the most important fixes first.",
      },
      training: {
        heading: "Corporate Training",
        text: "Classes for your team, on site or online, with exercises based on your own work.",
      },
    },
    details: "Details",
    book: "Book an Appointment",
    all: "All services",
  },
  reviews: {
    heading: "In our students’ words",
    label: "Reviews",
    previous: "Previous",
    next: "Next",
    all: "All reviews",
  },
}

export type HomeContent = Widened<typeof home>
