/** The path of an image in web/public/demo. */
export const demoImage = (name: string) => `/demo/${name}.svg`
