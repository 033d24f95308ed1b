import { useState } from "react"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { mostMegabytes, readPicture } from "./photo-reading.ts"
import { photoWords } from "./photo-words.ts"

/** The photo that was chosen, decoded, or why it is none. None is chosen while another is read: the button is disabled. */
export function usePhotoReading() {
  const words = useWords(photoWords)
  const { language, format } = useSpeech()
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function read(file: File) {
    setRefusal(undefined)
    setBusy(true)
    const found = await readPicture(file)
    setBusy(false)
    if ("picture" in found) setPicture(found.picture)
    else
      setRefusal(
        "refusal" in found
          ? translate({ code: found.refusal }, language)
          : words.tooLarge(format.number(mostMegabytes)),
      )
  }
  return {
    read,
    picture,
    isBusy,
    error: refusal,
    close: () => setPicture(null),
    fail: () => setRefusal(translate({ code: "imageBroken" }, language)),
  }
}
