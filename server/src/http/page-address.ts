export const isForPrograms = (url: string) => /^\/(api|assets)(\/|\?|$)/i.test(url)

/** Whether a person who opens this address expects a page. */
export const isPage = (url: string) => /^\/(?![/\\])/.test(url) && !isForPrograms(url)
