/** Whether a text that is pasted as a name is a list: several lines, with several emails. */
export const isPastedList = (text: string) => /[\r\n]/.test(text.trim()) && (text.match(/\S@\S/g)?.length ?? 0) > 1
