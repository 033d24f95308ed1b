/** The path of an image in web/public/demo. */
export const demoImage = (name: string) => `/demo/${name}.svg`
export type ImageOf = typeof demoImage

export const lines = (...texts: string[]) => texts.join("<br>")

/** The stored format of a curriculum: each week begins with a line `@@`, and its points are separated by `<br>`. */
export const inWeeks = (...weeks: string[][]) => weeks.map((points) => `@@\n${lines(...points)}`).join("\n")
