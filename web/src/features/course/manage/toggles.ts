import { getAllCourses, getCourse, publishCourse, toggleCourseOnHome, toggleCourseOpen } from "contract"

const shownBy = { list: getAllCourses, read: getCourse } as const

export const onHome = { ...shownBy, field: "isHomeShow", call: toggleCourseOnHome } as const
export const isDraft = { ...shownBy, field: "isDraft", call: publishCourse } as const
export const isOpen = { ...shownBy, field: "isShow", call: toggleCourseOpen } as const
