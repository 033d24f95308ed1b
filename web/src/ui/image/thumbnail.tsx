import { ImageWithFallback } from "#ui/image/image-with-fallback.tsx"

/** A decorative image in a row; the text beside it describes it. */
export function Thumbnail({ src }: { src: string }) {
  return (
    <ImageWithFallback
      src={src}
      alt=""
      width={96}
      height={64}
      className="h-9 w-14 max-w-none rounded-field border border-line bg-sunken object-cover"
    />
  )
}
