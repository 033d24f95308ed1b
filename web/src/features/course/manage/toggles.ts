import { getAllCourses, getCourse, toggleCourseOnHome, toggleCourseOpen } from "contract"

const shownBy = { list: getAllCourses, read: getCourse } as const

export const onHome = { ...shownBy, field: "isHomeShow", call: toggleCourseOnHome } as const
export const isOpen = { ...shownBy, field: "isShow", call: toggleCourseOpen } as const
