/** Joins class names and skips falsy ones: `classes("p-2", wide && "w-full", className)`. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ")
}
