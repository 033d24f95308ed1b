/** Without Bengali letters. On a Bengali page such a text gets `lang="en"` and the Latin font. */
export const isLatin = (text: string) => !/[\u0980-\u09ff]/.test(text)

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** More Bengali than Latin: a Bengali title often has a name or two in Latin letters, an English one a Bengali word. */
export const isBengali = (text: string) => count(text, /[\u0980-\u09ff]/g) > count(text, /[a-z]/gi)
