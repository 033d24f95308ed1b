/** An image of ours by its path: uploaded, or shipped with the site. No host in it, so a site can move. */
export const ownImageForm = /^\/(?:api\/images\/[0-9a-f]{64}\.webp|(?:demo|site)(?:\/[\w-][\w.-]*)+)$/

export const isOwnImage = (address: string) => ownImageForm.test(address)

/** The path of an image of ours that is written as a whole address of the site; anything else as it is. */
export function imagePath(address: string, publicUrl: string): string {
  if (!address.startsWith(`${publicUrl}/`)) return address
  const path = address.slice(publicUrl.length).replace(/[?#].*/, "")
  return isOwnImage(path) ? path : address
}

/** The other way: programs, mails and search engines need whole addresses. */
export function imageAddress(image: string, publicUrl: string): string {
  return isOwnImage(image) ? publicUrl + image : image
}
