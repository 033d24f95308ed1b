const link = /^(?:https?:\/\/)?[^\s/?#]+(?:\/(?:en|bn))?\/(?:c\/|verify-certificate\/?\?(?:[^#]*&)?no=)([^/?#&]+)/i
const label = /^(?:no|nr|number|নং|নম্বর)(?:\s*[.:।#]+\s*|\s+)(?=.*[0-9০-৯])/iu

/** The number in what people paste: in a link to a certificate, or after "No.". */
export function unwrappedNumber(text: string): string {
  const trimmed = text.trim()
  const [, inLink] = link.exec(trimmed) ?? []
  if (inLink) return decoded(inLink.replaceAll("+", " "))
  return trimmed.replace(label, "")
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
