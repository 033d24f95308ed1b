// A host name with at least two labels, of which the last has letters; then perhaps a port, and a path, query or fragment.
const linkWithoutScheme =
  /^(?:[\p{L}\p{M}\p{N}-]+\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)(?::\d{1,5})?(?:[/?#]\S*)?$/iu

/** Puts `https://` before a link that was typed or copied without its scheme: "forms.gle/abc". Other texts stay as they are. */
export const completeLink = (value: string) => (linkWithoutScheme.test(value) ? `https://${value}` : value)

/** The same for an image, but "photo.jpg" is the name of a file, not of a host. */
export const completeImageLink = (value: string) => (value.includes("/") ? completeLink(value) : value)
