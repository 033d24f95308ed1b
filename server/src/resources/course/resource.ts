import {
  Course,
  CourseCard,
  CoursesOnHomeChanged,
  CoursesOpenChanged,
  createCourse,
  deleteCourse,
  EditorCourseCard,
  getCourses,
  Instructor,
  moveCourse,
  updateCourse,
} from "contract"
import { csvExample } from "#csv/write.ts"
import { instructorIdOf } from "#resources/course/instructors.ts"
import { courseRoutes } from "#resources/course/routes.ts"
import { example, type RecordResource } from "#resources/resource.ts"

const web: Course = {
  _id: "019a8f3e-6c1d-7b52-9e04-51b2c3d4e5f6",
  route: "ওয়েব-নিরাপত্তা",
  title: "ওয়েব অ্যাপ্লিকেশন নিরাপত্তা",
  description: "ওয়েবসাইটের দুর্বলতা খুঁজে বের করা ও সারানো শিখুন।<br>প্রতি শুক্র ও শনিবার সন্ধ্যায় ক্লাস।",
  thumbnail: "https://images.example.com/web-security.webp",
  category: "সাইবার নিরাপত্তা",
  level: "Intermediate",
  price: 15000,
  discount: 20,
  instructorName: "Tanvir Hasan Rafi",
  instructorPhoto: "https://images.example.com/tanvir.webp",
  instructorBio: "দশ বছর ধরে ব্যাংক ও টেলিকম খাতে নিরাপত্তা পরীক্ষা করছেন।",
  instructorEmail: "tanvir.rafi@example.com",
  registrationLink: "https://forms.example.com/web-security",
  curriculum: "প্রথম সপ্তাহ: HTTP ও ব্রাউজার<br>দ্বিতীয় সপ্তাহ: OWASP Top 10",
  startsOn: "2026-12-04",
  duration: "৬ সপ্তাহ",
  hours: 24,
  schedule: "শুক্র ও শনিবার, রাত ৮টা থেকে ১০টা",
  seats: 30,
  audience: "যাঁরা ওয়েবসাইট বানান বা পরীক্ষা করেন।",
  prerequisites: "৮ GB RAM-এর ল্যাপটপ।<br>HTML-এর সাধারণ জ্ঞান।",
  outcomes: "ওয়েবসাইটের দুর্বলতা খুঁজে বের করা<br>কোডে সেটি সারানো",
  index: 3,
  isHomeShow: true,
  isShow: true,
  isDraft: false,
  en: {
    title: "Web application security",
    category: "Cyber security",
    description: "Learn to find and fix weaknesses in websites.<br>Classes on Friday and Saturday evenings.",
    instructorName: "",
    instructorBio: "Has tested the security of banks and telecom companies for ten years.",
    curriculum: "Week one: HTTP and browsers<br>Week two: OWASP Top 10",
    duration: "6 weeks",
    schedule: "Fridays and Saturdays, 8 pm to 10 pm",
    audience: "Anyone who builds or tests websites.",
    prerequisites: "A laptop with 8 GB of RAM.<br>Basic HTML.",
    outcomes: "Find weaknesses in websites<br>Fix them in the code",
  },
  updatedAt: "2026-11-16T04:30:00.000Z",
}

const { en, ...exported } = web
const { title, category, instructorName, duration, schedule } = en
const versions = [{ _id: web._id, updatedAt: web.updatedAt }]
const bulkChange = { changed: 3, already: 1, skipped: [], remaining: 0, next: "" }

export const course: RecordResource<"course"> = {
  kind: "course",
  calls: { list: getCourses, create: createCourse, update: updateCourse, move: moveCourse, delete: deleteCourse },
  demo: () => import("#resources/course/demo.ts"),
  counted: { needs: createCourse, order: 40 },
  routes: courseRoutes,
  restore: async (trx, recorded) => ({
    ...recorded,
    instructorId: await instructorIdOf(trx, recorded.instructorEmail),
  }),
  examples: [
    example(Course, web),
    example(CourseCard, { ...web, en: { title, category, instructorName, duration, schedule } }),
    example(EditorCourseCard, { ...web, en: { title, category, instructorName, duration, schedule } }),
    example(Instructor, {
      _id: "019a8f3e-6c1d-7b52-9e04-2d4f6a8c0e1b",
      name: web.instructorName,
      email: web.instructorEmail,
    }),
    example(CoursesOnHomeChanged, { ...bulkChange, undo: [{ isHomeShow: true, versions }] }),
    example(CoursesOpenChanged, { ...bulkChange, undo: [{ isShow: true, versions }] }),
  ],
  bodies: {
    updateCourse: { title: web.title, price: "১৫০০০", discount: 20 },
    publishCourse: { isDraft: false },
    changeCoursesOnHome: { isHomeShow: false, filter: { category: web.category } },
    deleteCourses: { records: [{ _id: web._id, updatedAt: web.updatedAt }] },
    changeCoursesOpen: { isShow: false, ids: [web._id] },
  },
  responses: {
    createCourse: { data: { ...web, isHomeShow: false } },
    moveCourse: { data: { ...web, index: 1 } },
    exportCourses: csvExample({ ...exported, titleEn: title }),
  },
}
