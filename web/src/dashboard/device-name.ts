import { useWords } from "#i18n/language.tsx"
import { deviceWords } from "#i18n/screens/devices.ts"

// In this order: nearly every browser also calls itself Chrome, Safari and Mozilla.
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

const firstIn = (userAgent: string, names: typeof browsers) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? null

/** What a user agent says of itself, which anybody may make up; null where it says nothing that is known. */
export function deviceOf(userAgent: string) {
  return { browser: firstIn(userAgent, browsers), system: firstIn(userAgent, systems) }
}

/** 'Chrome on Android', in the reader's language. */
export function useDeviceName() {
  const words = useWords(deviceWords)
  return (userAgent: string): string => {
    const { browser, system } = deviceOf(userAgent)
    if (browser === "API") return words.program
    if (browser && system) return words.both(browser, system)
    return browser ?? system ?? words.unknown
  }
}
