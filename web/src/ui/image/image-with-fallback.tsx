import { type ComponentProps, useEffect, useRef, useState } from "react"

type ImageWithFallbackProps = ComponentProps<"img"> & {
  alt: string
  width: number
  height: number
  /** Shown if the URL is empty or cannot be loaded. */
  fallback?: string
}

/** An image whose URL users typed, with a fallback. Width and height are required to prevent layout shifts. */
export function ImageWithFallback({ src, alt, fallback = "/site/no-picture.svg", ...rest }: ImageWithFallbackProps) {
  const [broken, setBroken] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before hydration, without an `onError`.
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
      src={isBroken ? fallback : src}
      alt={alt}
      onError={() => setBroken(src)}
    />
  )
}
