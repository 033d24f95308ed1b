import { createCourse, deleteCourse, getAllCourseCards, getCourseCards, updateCourse } from "contract"
import { type DashboardFeature, editUrl, record } from "#dashboard/feature.ts"
import { coursePath, paths } from "#paths.ts"
import { BookIcon } from "#ui/image/menu-icons.tsx"

const name = { en: "Courses", bn: "কোর্স" }

export const coursePage = { path: paths.course, label: { en: "Course", bn: "কোর্সের পাতা" }, needs: updateCourse }

export const course = {
  screens: [{ path: paths.manageCourses, label: name, needs: createCourse, order: 20, icon: BookIcon }],
  record: record(
    "course",
    { list: getAllCourseCards, publicList: getCourseCards, delete: deleteCourse },
    {
      name,
      path: paths.manageCourses,
      page: coursePage,
      isFoundByName: true,
      title: ({ title }) => title,
      detail: ({ instructorName }) => instructorName,
      to: (course) => editUrl(paths.manageCourses, course),
      publicTo: ({ route }) => coursePath(route),
      images: {
        thumbnail: { label: { en: "Course thumbnail", bn: "কোর্সের থাম্বনেইল" } },
        instructorPhoto: {
          label: { en: "Instructor photo", bn: "প্রশিক্ষকের ছবি" },
          owner: ({ title, instructorName }) => `${instructorName} · ${title}`,
        },
      },
      createCommand: { en: "Create course", bn: "কোর্স তৈরি করুন" },
      actions: {
        create: { en: "Course created", bn: "কোর্স তৈরি" },
        update: { en: "Course changed", bn: "কোর্স বদল" },
        move: { en: "Course moved in the list", bn: "কোর্সের ক্রম বদল" },
        delete: { en: "Course deleted", bn: "কোর্স মোছা" },
        restore: { en: "Course restored", bn: "কোর্স ফিরিয়ে আনা" },
        export: { en: "Courses exported", bn: "কোর্স এক্সপোর্ট" },
      },
      fields: {
        route: { en: "route", bn: "রুট" },
        thumbnail: { en: "thumbnail", bn: "থাম্বনেইল" },
        category: { en: "category", bn: "বিভাগ" },
        level: { en: "level", bn: "স্তর" },
        price: { en: "price", bn: "মূল্য" },
        discount: { en: "discount", bn: "ছাড়" },
        instructorName: { en: "instructor", bn: "প্রশিক্ষক" },
        instructorPhoto: { en: "instructor's photo", bn: "প্রশিক্ষকের ছবি" },
        instructorBio: { en: "instructor's bio", bn: "প্রশিক্ষকের পরিচিতি" },
        instructorEmail: { en: "instructor's email", bn: "প্রশিক্ষকের ইমেইল" },
        registrationLink: { en: "registration link", bn: "ভর্তির লিংক" },
        curriculum: { en: "curriculum", bn: "পাঠ্যক্রম" },
        startsOn: { en: "first class", bn: "প্রথম ক্লাস" },
        duration: { en: "duration", bn: "কত দিনের কোর্স" },
        schedule: { en: "class days and time", bn: "ক্লাসের দিন ও সময়" },
        seats: { en: "seats", bn: "আসন" },
        audience: { en: "who it is for", bn: "কাদের জন্য" },
        prerequisites: { en: "what is needed", bn: "যা যা লাগবে" },
        outcomes: { en: "outcomes", bn: "কোর্স শেষে যা পারবেন" },
        isShow: { en: "registration open", bn: "ভর্তি খোলা" },
        isDraft: { en: "draft", bn: "খসড়া" },
      },
    },
  ),
} satisfies DashboardFeature
