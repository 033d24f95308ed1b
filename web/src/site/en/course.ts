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
  register: "Register now",
  registerHint: "Nothing is paid in the form; we call you first.",
  registerHintFree: "We call you before the first class.",
  closed: "Registration closed",
  closedHint: "You can ask when the next batch begins.",
  closedTitle: "Registration is closed until the next batch",
  closedText:
    "The seats of this batch are taken, and we do not fill a lab beyond what its instructor can look after. When the next batch is announced, this button opens the form again.",
  closedUrgent: "Can it not wait? Tell us why, and we will see what can be done.",
  emergency: "Emergency contact",
}

export type CourseContent = Widened<typeof course>
