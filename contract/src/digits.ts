/** Replaces Bengali digits by Latin ones. */
export const toLatinDigits = (value: string) => value.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
