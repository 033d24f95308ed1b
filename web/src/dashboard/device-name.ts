import { useTexts } from "#i18n/language.tsx"
import { deviceTexts } from "#i18n/screens/devices.ts"

// The order matters: most user agents also contain Chrome, Safari and Mozilla.
const browsers: [RegExp, string][] = [
  [/Opera Mini|OPiOS/, "Opera Mini"],
  [/OPR\/|OPX\/|Opera/, "Opera"],
  [/UCBrowser|UBrowser/, "UC Browser"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/MiuiBrowser/, "Mi Browser"],
  [/YaBrowser/, "Yandex Browser"],
  [/Vivaldi/, "Vivaldi"],
  [/DuckDuckGo|Ddg\//, "DuckDuckGo"],
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/FBA[NV]/, "Facebook"],
  [/Instagram/, "Instagram"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrom(e|ium)|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
  [/curl|Wget|python|node|axios|Postman|okhttp|Go-http|Java\//i, "API"],
]

const systems: [RegExp, string][] = [
  [/KAIOS/, "KaiOS"],
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS X/, "macOS"],
  [/Linux|X11/, "Linux"],
]

const firstIn = (userAgent: string, names: typeof browsers) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

/** The browser and system that a user agent names, null if unknown. Anyone can forge it. */
export function deviceOf(userAgent: string) {
  return { browser: firstIn(userAgent, browsers), system: firstIn(userAgent, systems) }
}

/** "Chrome on Android", in the user's language. */
export function useDeviceName() {
  const texts = useTexts(deviceTexts)
  return (userAgent: string): string => {
    const { browser, system } = deviceOf(userAgent)
    if (browser === "API") return texts.program
    if (browser && system) return texts.both(browser, system)
    return browser ?? system ?? texts.unknown
  }
}
