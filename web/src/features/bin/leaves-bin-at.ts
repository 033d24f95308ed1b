const binMs = 30 * 24 * 60 * 60 * 1000

export const leavesBinAt = (deletedAt: string) => Date.parse(deletedAt) + binMs
