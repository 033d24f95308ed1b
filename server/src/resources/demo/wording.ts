/** Where a picture of web/public/demo stands. */
export const demoPicture = (name: string) => `/demo/${name}.svg`
export type PictureOf = typeof demoPicture

export const lines = (...texts: string[]) => texts.join("<br>")

/** A curriculum as courses keep it: each week begins with a line `@@`, and its points are split by `<br>`. */
export const inWeeks = (...weeks: string[][]) => weeks.map((points) => `@@\n${lines(...points)}`).join("\n")
