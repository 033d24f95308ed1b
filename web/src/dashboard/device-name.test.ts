import { expect, test } from "vitest"
import { deviceOf } from "./device-name.ts"

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)"
const android = `Mozilla/5.0 (Linux; Android 10; SM-A105F) ${webKit}`
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)"
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"

test.each([
  [`${android} Chrome/131.0.0.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [`${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, "Samsung Internet", "Android"],
  [`${android} Chrome/130.0 Mobile Safari/537.36 OPR/86.0`, "Opera", "Android"],
  [`${windows} ${webKit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.51`, "Edge", "Windows"],
  [`${windows} Gecko/20100101 Firefox/133.0`, "Firefox", "Windows"],
  [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, "Safari", "iPhone"],
  [`${iPhone} CriOS/131.0 Mobile/15E148 Safari/604.1`, "Chrome", "iPhone"],
  [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0]`, "Facebook", "iPhone"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.1 Safari/605.1.15`, "Safari", "macOS"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/131.0.0.0 Safari/537.36`, "Chrome", "Linux"],
  ["Opera/9.80 (Android; Opera Mini/80.0/191.300; U; bn) Presto/2.12.423", "Opera Mini", "Android"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/131.0.0.0 Safari/537.36`, "Chrome", "ChromeOS"],
])("%s", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})

test("an unknown browser or system is null", () => {
  expect(deviceOf("")).toEqual({ browser: null, system: null })
  expect(deviceOf("<script>alert(1)</script>")).toEqual({ browser: null, system: null })
  expect(deviceOf("Something/1.0 (Windows)")).toEqual({ browser: null, system: "Windows" })
})

test("a program is distinguished from a browser", () => {
  expect(deviceOf("curl/8.10.1").browser).toBe("API")
})
