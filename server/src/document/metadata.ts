import { dictionary, type Pdf, reference, replaceStream, replaceText, streamOf } from "#document/pdf-objects.ts"

const schema =
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>PDF/UA version identifier</pdfaProperty:description><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>'

/** Typst writes PDF/A or PDF/UA, but the library cannot ask for both: this adds what PDF/UA requires to a tagged PDF/A. */
export function declarePdfUa({ objects, trailer }: Pdf) {
  const root = reference(trailer, "Root")
  const catalog = dictionary(objects, root)
  const metadata = reference(catalog, "Metadata")
  const xmp = streamOf(objects, metadata)
    .toString("utf8")
    .replace("xmlns:pdfaid=", 'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:pdfaid=')
    .replace("<pdfaExtension:schemas><rdf:Bag>", (start) => start + schema)
    .replace("<pdfaid:part>", (start) => `<pdfuaid:part>1</pdfuaid:part>${start}`)
  if (!xmp.includes("xmlns:pdfuaid") || !xmp.includes(schema) || !xmp.includes("<pdfuaid:part>"))
    throw new Error("The metadata of the PDF has another form")
  replaceStream(objects, metadata, Buffer.from(xmp))
  replaceText(
    objects,
    root,
    catalog
      .replace(/\/Suspects false\s*/, "")
      .replace(/\/ViewerPreferences\s*<</, (start) => `${start} /DisplayDocTitle true`),
  )
}
