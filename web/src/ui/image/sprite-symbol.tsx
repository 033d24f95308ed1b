/** A symbol from one of the SVG sprites in web/public/site, in the colour of the text. */
export function SpriteSymbol({ href, className }: { href: string; className: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={href} />
    </svg>
  )
}
