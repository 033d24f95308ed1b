/** Where a picture of web/public/demo stands, for a site at the given address: the product keeps whole links. */
export const picturesAt = (publicUrl: string) => (name: string) => `${publicUrl}/demo/${name}.svg`
export type PictureOf = ReturnType<typeof picturesAt>

export const lines = (...texts: string[]) => texts.join("<br>")

/** A curriculum as courses keep it: each week begins with a line `@@`, and its points are split by `<br>`. */
export const inWeeks = (...weeks: string[][]) => weeks.map((points) => `@@\n${lines(...points)}`).join("\n")
