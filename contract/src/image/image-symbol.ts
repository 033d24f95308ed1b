/** A symbol in an SVG file that is shipped with the site. */
export const symbolPattern = /^\/site\/[\w-]+\.svg#[\w-]+$/
export const isSymbol = (image: string) => symbolPattern.test(image)
