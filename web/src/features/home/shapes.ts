export const play = "M8 5.5v13l10.5-6.5L8 5.5z"
export const pause = "M8.5 6v12M15.5 6v12"
