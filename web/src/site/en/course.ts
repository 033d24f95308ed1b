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
  registerHint: "You pay nothing in the form. We call you first.",
  registerHintFree: "We will call you before the first class.",
  closed: "Registration closed",
  closedHint: "Ask us when the next batch starts.",
  closedTitle: "Registration is closed until the next batch",
  closedText:
    "Registration is closed at the moment. When the next batch is announced, this button will open the form again.",
  closedUrgent: "Can’t wait? Tell us why, and we will see what we can do.",
  emergency: "Emergency contact",
}

export type CourseContent = Widened<typeof course>
