/** Without Bengali letters. On a Bengali page such a text gets `lang="en"` and the Latin font. */
export const isLatin = (text: string) => !/[\u0980-\u09ff]/.test(text)
