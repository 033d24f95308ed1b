const extension = /\.[a-z0-9]{1,5}$/i
/** Names given by cameras, phones and messengers: IMG_20260131_0815, DSC0042, WhatsApp Image 2026-01-31 at 8.15.00 PM. */
const givenByDevice =
  /^(?:img|image|dsc[nf]?|dcim|pxl|p|photo|picture|pic|screenshot|screen shot|whatsapp image|wa|fb|received|signal|viber|telegram|snapchat|untitled|scan|capture|ছবি)?[\s\d():.,@x~#+–-]*(?:(?:at|wa|am|pm|burst|mp|hdr|edit|edited|copy)[\s\d():.,@x~#+–-]*)*$/i

/** A title for an image, made of its file's name; empty if the name says nothing about the image. */
export function titleOfFile(name: string): string {
  const words = name
    .normalize("NFC")
    .replace(extension, "")
    .replace(/[\s_]+/g, " ")
    .trim()
  const isHyphenated = !words.includes(" ")
  const title = isHyphenated ? words.replace(/-+/g, " ").trim() : words
  return givenByDevice.test(title) || /^[0-9a-f -]{16,}$/i.test(title) ? "" : title
}
