import { type ComponentProps, useEffect, useRef, useState } from "react"

type PictureProps = ComponentProps<"img"> & {
  alt: string
  width: number
  height: number
  /** What shows where the address is empty or leads nowhere. */
  standIn?: string
}

/** A picture whose address people typed, and no broken icon. Width and height are given, so that nothing moves. */
export function Picture({ src, alt, standIn = "/site/no-picture.svg", ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before React was there to be told.
    const { complete, naturalWidth } = image.current ?? {}
    if (complete && naturalWidth === 0) image.current?.decode().catch(() => setBroken(src))
  }, [src])
  const isBroken = !src || broken === src
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      ref={image}
      src={isBroken ? standIn : src}
      alt={alt}
      onError={() => setBroken(src)}
    />
  )
}
