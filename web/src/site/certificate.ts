/** The example of a certificate number in all forms. */
export const exampleNumber = "PRH-0001-0001"
