import type { Widened } from "#i18n/en.ts"

/** The texts of a course's own page. */
export const course = {
  // The language of the classes, for search engines.
  taughtIn: "bn",
  home: "Home",
  courses: "Courses",
  about: "About this course",
  category: "Category",
  level: "Level",
  instructor: "Your instructor",
  curriculum: "Week by week",
  curriculumPlain: "What you will learn",
  week: "Week",
  audience: "Who it is for",
  prerequisites: "What you need",
  outcomes: "What you will be able to do",
  facts: {
    startsOn: "Next batch starts",
    startsLater: "The date is being set; we will tell you when we call",
    duration: "Duration",
    schedule: "Class days and times",
    hours: "Class time",
    hoursUnit: "hours",
    seats: "Seats per batch",
  },
  // Texts that are the same for every course.
  everyCourse: [
    { name: "Taught in", value: "Bengali" },
    { name: "Classes", value: "Online and live, with recordings" },
  ],
  // Of a course with a fee.
  certificate: { name: "Certificate", value: "For 70% marks or more; anyone can verify it" },
  enrol: {
    title: "How to enrol",
    closedLead: "This is how it works once registration opens again.",
    steps: [
      { title: "Fill in the form", text: "The button opens it. It takes a few minutes, and you pay nothing there." },
      {
        title: "We call you",
        text: "Ask us anything. Together we check that the course is right for you, and agree how you pay.",
      },
      {
        title: "Pay, and come to class",
        text: "Your seat is confirmed once we receive the fee. We send you the link before the first class.",
      },
    ],
    freeSteps: [
      {
        title: "Fill in the form",
        text: "The button opens it. Your seat is confirmed straight away, and there is nothing to pay.",
      },
      { title: "We call you", text: "Before the first class, to answer your questions." },
      { title: "Come to class", text: "We send you the link before the first class." },
    ],
    payTitle: "Ways to pay",
    payText:
      "Pay only after our call. We never ask for a PIN or a one-time code. If you cannot pay all at once, tell us when we call.",
    fees: "How fees and refunds work",
    refund: "Fees are non-refundable:",
    terms: "read the terms",
  },
  reviews: {
    title: "What our students say",
    lead: "Reviews are about studying with us in general, not about this course alone.",
    ownLead: "By verified students: their email is confirmed, and we have issued the certificate of this course to it.",
    all: "Read all reviews",
  },
  others: { title: "Other courses", all: "See all courses" },
  ask: {
    title: "Not sure whether this course is for you?",
    text: "Call or write before you enrol. Better ten questions now than the wrong course later.",
    questions: "Questions and answers",
  },
  register: "Register now",
  registerHint: "Filling in the form costs nothing. We call you before you pay.",
  formAt: "The form is on another site:",
  registerHintFree: "We will call you before the first class.",
  closed: "Registration closed",
  closedHint: "Leave your email, and we tell you when it opens.",
  closedTitle: "Registration is closed until the next batch",
  closedText:
    "Registration is closed at the moment. When the next batch is announced, this button will open the form again.",
  closedUrgent: "Can’t wait? Tell us why, and we will see what we can do.",
  emergency: "Emergency contact",
  notify: {
    title: "Notify me when registration opens",
    text: "Leave your email address. As soon as registration for this course opens, we send you one email.",
    email: "Email",
    submit: "Notify me",
    privacy: "That one email and nothing else. Then we delete your address.",
    privacyLink: "Privacy policy",
    needsScript: "Leaving your address here needs JavaScript, which is turned off in your browser.",
    done: "Thank you. When registration opens, we will send one email to:",
    another: "Use another address",
    failures: {
      missing: "Please enter your email address",
      invalid: "Please enter a valid email address",
      limit: "Too many addresses were entered in a short time. Please try again in an hour, or call us.",
      full: "So many people are waiting for this course that the list is full. Please call us or write to us.",
      opened: "Registration has just opened. Please reload this page to register.",
      busy: "That did not work. Please try again in a minute.",
    },
  },
}

export type CourseContent = Widened<typeof course>
