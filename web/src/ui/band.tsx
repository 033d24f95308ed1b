import { border, type Drawing } from "#ui/jamdani.ts"

/** How high a band of border is, and how long one is drawn: longer than any screen, of which the middle is shown. */
export const band = 24
export const length = band * 200

const drawing = border(band)

export function Woven({ line, fill, width = 1 }: Drawing & { width?: number }) {
  return (
    <>
      <path d={line} fill="none" stroke="currentColor" strokeWidth={width} />
      <path d={fill} fill="currentColor" fillRule="evenodd" />
    </>
  )
}

/** The band as a pattern; `turned` runs downward. */
export function BandPattern({ id, turned = false }: { id: string; turned?: boolean }) {
  return (
    <pattern
      id={id}
      width={band}
      height={band}
      patternUnits="userSpaceOnUse"
      patternTransform={turned ? "rotate(90)" : undefined}
    >
      <Woven {...drawing} width={0.6} />
    </pattern>
  )
}
