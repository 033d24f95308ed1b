/** Joins class names and skips falsy ones: `classes("p-2", wide && "w-full", className)`. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(" ")
