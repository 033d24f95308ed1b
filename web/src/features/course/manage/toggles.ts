import { getCourse, toggleCourseOnHome, toggleCourseOpen } from "contract"
import { injectCalls } from "#api/calls.ts"

// An endpoint is injected once; the list uses it too.
export const { useGetCourseQuery } = injectCalls({ getCourse })

const shownBy = { list: "getAllCourses", record: "getCourse", read: getCourse } as const

export const onHome = { ...shownBy, field: "isHomeShow", call: toggleCourseOnHome } as const
export const isOpen = { ...shownBy, field: "isShow", call: toggleCourseOpen } as const
