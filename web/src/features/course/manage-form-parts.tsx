import type { ReactNode } from "react"
import type { UseFormRegisterReturn } from "react-hook-form"
import type { CourseField } from "./manage-values.ts"

type Registered = Omit<UseFormRegisterReturn, "name"> & { name: string; error: string | undefined; required?: boolean }

/** What the forms of a new course and of an edited one both give. */
export type CourseContract = {
  field: (name: CourseField) => Registered
  optional: (name: CourseField) => Registered
  put: (name: CourseField, value: string) => void
  picture: (name: CourseField) => { address: string; onAddress: (address: string) => void }
  errorOf: (name: CourseField) => string | undefined
  form: { watch: (name: CourseField) => unknown; getValues: (name: CourseField) => unknown; control: unknown }
}

export const Wide = ({ children }: { children: ReactNode }) => <div className="min-w-0 md:col-span-2">{children}</div>

/** What the browser offers while one types. */
export function Known({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {[...new Set(values)].map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
}
