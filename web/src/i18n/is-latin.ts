/** Then it is read aloud, and set, as what it is on a Bengali page too. */
export const isLatin = (text: string) => !/[\u0980-\u09ff]/.test(text)
