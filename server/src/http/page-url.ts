export const isApiOrAssetUrl = (url: string) => /^\/(api|assets)(\/|\?|$)/i.test(url)

/** Whether a person who opens this URL expects an HTML page. */
export const isPageUrl = (url: string) => /^\/(?![/\\])/.test(url) && !isApiOrAssetUrl(url)
