/** The path of an own image: uploaded, or shipped with the site. It has no host, so that a site can move. */
export const ownImagePattern = /^\/(?:api\/images\/[0-9a-f]{64}\.webp|(?:demo|site)(?:\/[\w-][\w.-]*)+)$/

export const isOwnImage = (url: string) => ownImagePattern.test(url)

/** Turns the absolute URL of an own image into its path; returns any other URL unchanged. */
export function imagePath(url: string, publicUrl: string): string {
  if (!url.startsWith(`${publicUrl}/`)) return url
  const path = url.slice(publicUrl.length).replace(/[?#].*/, "")
  return isOwnImage(path) ? path : url
}

/** The reverse: API clients, mails and search engines need absolute URLs. */
export const imageUrl = (image: string, publicUrl: string) => (isOwnImage(image) ? publicUrl + image : image)
