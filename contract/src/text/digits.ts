/** Replaces Bengali digits by Latin ones. */
export const toLatinDigits = (value: string) => value.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))

/** Replaces Latin digits by Bengali ones. */
export const toBengaliDigits = (value: string) =>
  value.replace(/[0-9]/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)))
