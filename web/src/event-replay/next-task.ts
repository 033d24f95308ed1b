/** Ends a long task, so that taps, scrolling and rendering wait for a part of the work only. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve))
